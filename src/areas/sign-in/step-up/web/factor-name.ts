export type FactorName = 'password' | 'code' | 'passkey' | 'recovery';
