/** Without a maximum age the browser deletes a cookie when it is closed. */
export const deskCookieScope = { path: '/api/operator', sameSite: 'strict' } as const;
