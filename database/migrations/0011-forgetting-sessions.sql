-- Refresh tokens that have run out are found by their age when they are forgotten.

create index refresh_token_by_expiry on refresh_token (expires_at);
