-- The free credits are limited by domain and by network as well as by mailbox. Both as fingerprints.
alter table welcome_grants add column domain_hmac text, add column network_hmac text;
create index welcome_grants_domain_idx on welcome_grants (domain_hmac, granted_at);
create index welcome_grants_network_idx on welcome_grants (network_hmac, granted_at);
