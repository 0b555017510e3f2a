// The calls of the operator's desk, room by room.

import { entranceEndpoints } from './entrance/contract.ts';
import { wordingEndpoints } from './wording/contract.ts';

export const operatorDeskEndpoints = [...entranceEndpoints, ...wordingEndpoints];
