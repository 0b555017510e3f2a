import { describe, expect, it, vi } from 'vitest';
import { createTextStore, type Overlay } from './text-store.ts';

function storeWith(overlay: Overlay) {
  let time = 0;
  const store = createTextStore(overlay, () => time);
  store.register('shell', (language) =>
    Promise.resolve({ page: language === 'bg' ? 'Начало' : 'Home', $version: 'v1' }),
  );
  return { store, pass: (ms: number) => (time += ms) };
}

const nothing: Overlay = () => Promise.resolve(undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('texts', () => {
  it('are loaded once a screen requests them', async () => {
    const { store } = storeWith(nothing);
    await store.ensure('shell', 'bg');
    expect(store.messages('bg')['shell']).toMatchObject({ page: 'Начало' });
    expect(store.messages('en')).toEqual({});
  });

  it('of the server override the built-in ones [SH-527]', async () => {
    const { store } = storeWith(() => Promise.resolve({ page: 'У дома' }));
    const heard = vi.fn();
    store.onChange(heard);
    await store.ensure('shell', 'bg');
    await settled();
    expect(store.messages('bg')['shell']).toMatchObject({ page: 'У дома' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are refetched only after 10000 ms [SH-545]', async () => {
    const overlay = vi.fn(nothing);
    const { store, pass } = storeWith(overlay);
    await store.ensure('shell', 'bg');
    pass(9_999);
    await store.ensure('shell', 'bg');
    expect(overlay).toHaveBeenCalledTimes(1);
    pass(1);
    await store.ensure('shell', 'bg');
    expect(overlay).toHaveBeenCalledTimes(2);
    expect(overlay).toHaveBeenLastCalledWith('shell', 'bg', 'v1');
  });

  it('stay built in when the server is unavailable', async () => {
    const { store } = storeWith(() => Promise.reject(new Error('offline')));
    await store.ensure('shell', 'bg');
    await settled();
    expect(store.messages('bg')['shell']).toMatchObject({ page: 'Начало' });
  });

  it('in use are loaded together in another language', async () => {
    const { store } = storeWith(nothing);
    await store.ensure('shell', 'bg');
    await store.ensureAll('en');
    expect(store.messages('en')['shell']).toMatchObject({ page: 'Home' });
  });

  it('without registration throw an error', async () => {
    const { store } = storeWith(nothing);
    await expect(store.ensure('errors', 'bg')).rejects.toThrow('no texts are registered for errors');
  });
});
