-- Home has a text and a target for these kinds only; a row of any other kind could not be shown.
alter table attention add constraint attention_kind_check check (kind in (
  'free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
  'limit-near', 'roaming-change', 'trip-near', 'card-ends'
));
