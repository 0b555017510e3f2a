-- Orders to a network that speaks TMF641: what it calls them. Whoever hears of one finds its job by the request.
alter table provisioning_order add column network_order_id text;
create index provisioning_order_by_network_id on provisioning_order (network_order_id) where network_order_id is not null;
create index scheduled_job_by_request on scheduled_job ((payload ->> 'requestId')) where payload ? 'requestId';
