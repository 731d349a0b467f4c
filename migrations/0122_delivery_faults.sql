-- What the sandbox's test bench does to webhooks is called by its name.
update sandbox_objects
set body = body - 'mischief' || jsonb_build_object('delivery_faults', body -> 'mischief')
where kind = 'customer' and body ? 'mischief';
