// A promise whose value React takes at once when it has come, instead of waiting for it anew and showing that it waits.

export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
