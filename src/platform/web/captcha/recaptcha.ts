// Google's captcha: its script is loaded for the first token.

type Recaptcha = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

let loading: Promise<Recaptcha> | null = null;

export async function recaptchaToken(scriptUrl: string, siteKey: string): Promise<string> {
  loading ??= loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const recaptcha = await loading;
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'submit' });
}

function loadScript(address: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve((window as unknown as { grecaptcha: Recaptcha }).grecaptcha));
    script.addEventListener('error', () => {
      loading = null;
      reject(new Error('the captcha script did not load'));
    });
    document.head.append(script);
  });
}
