// The calls of the operator desk by module.

import { approvalEndpoints } from './approval/contract.ts';
import { careEndpoints } from './care/contract.ts';
import { catalogueEndpoints } from './catalogue/contract.ts';
import { entranceEndpoints } from './entrance/contract.ts';
import { wordingEndpoints } from './wording/contract.ts';

export const operatorDeskEndpoints = [
  ...entranceEndpoints,
  ...wordingEndpoints,
  ...catalogueEndpoints,
  ...careEndpoints,
  ...approvalEndpoints,
];
