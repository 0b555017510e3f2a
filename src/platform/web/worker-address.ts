// The content security policy allows script addresses only through this policy, which allows only the portal's own
// files.

type Policy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

const own = (address: string) => {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('a script from another site');
  return address;
};

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('abonat', {
  createScriptURL: own,
});

export function workerAddress(url: URL): string {
  return (policy ?? { createScriptURL: own }).createScriptURL(url.href);
}
