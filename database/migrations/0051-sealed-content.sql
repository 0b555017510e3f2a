-- The hash of what a seal covers: a file whose seal was damaged is recognised by its content. Older files have none.

alter table sealed_file add column content_sha256 bytea check (length(content_sha256) = 32);
create index sealed_file_by_content on sealed_file (content_sha256);
