-- What is known of the wine in a picture, beside its words: 'Spätburgunder' is found as Pinot Noir.
alter table generated_images
  add column grape text,
  add column region text,
  add column vintage smallint,
  add column facts text generated always as (
    coalesce(grape, '') || ' ' || coalesce(region, '') || ' ' || coalesce(vintage::text, '')) stored;
create index generated_images_facts_idx on generated_images using gin (user_id, facts gin_trgm_ops);
