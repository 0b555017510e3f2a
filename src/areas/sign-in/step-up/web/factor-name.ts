export type FactorName = 'password' | 'code' | 'recovery';
