/** A table whose rows belong to a person: they are part of the data export of the account or of its customers. */
export type ExportedTable = {
  table: string;
  by: 'account' | 'customer';
  /** Columns that stay: hashes and keys are of no use to the person. */
  without?: readonly string[];
};
