// Answers to the requests that the page sent before any script was loaded (request-early.ts).

type EarlyAnswers = { headers: Record<string, string>; answers: Map<string, Promise<Response>> };

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Each answer is used once, by a request with the same session and language. */
export function withEarlyAnswers(send: typeof fetch, early = globalThis.window?.earlyAnswers): typeof fetch {
  if (!early) return send;
  const { headers, answers } = early;
  return (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const answer = answers.get(url);
    answers.delete(url);
    const isSame = JSON.stringify(headers) === JSON.stringify(init?.headers);
    return answer && isSame ? answer : send(input, init);
  };
}
