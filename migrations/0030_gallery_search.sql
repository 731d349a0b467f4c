-- Words are looked for in one user's pictures, so the user belongs into the index: without it a common
-- word finds everybody's first.
create extension if not exists btree_gin;
drop index generated_images_prompt_idx;
create index generated_images_search_idx on generated_images using gin (user_id, prompt gin_trgm_ops);
