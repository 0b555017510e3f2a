// A third language is one entry of languages.ts and its texts. It is added before the portal is loaded, so this file
// runs isolated from the others.

import { sofiaDay } from '#platform/clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageList, languages } from '#platform/languages.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import type { DeskUser } from '../desk.ts';
import type { ForgottenPassword } from '../forgotten-password.ts';

const german = 'de';
const inGerman = { 'accept-language': german };

let opened: ForgottenPassword;
let editor: DeskUser;
beforeAll(async () => {
  const line = {
    locale: 'de-DE',
    name: 'Deutsch',
    shortName: 'DE',
    switchText: 'Auf Deutsch',
    marks: { decimal: ',', group: '.', groupedFrom: 4 },
  };
  Object.assign(languageList, { [german]: line });
  (languages as string[]).push(german);
  const { texts } = await import('#app/server/texts.ts');
  Object.assign(texts.errors, { [german]: { EC_NOT_FOUND: 'Nicht gefunden.' } });
  Object.assign(texts['home']!, { [german]: { page: 'Startseite' } });
  const { signInMessages } = await import('#areas/sign-in/messages.ts');
  Object.assign(signInMessages.texts, { [german]: { 'mail.password_link.subject': 'Neues Passwort' } });
  const { openForgottenPassword, maria } = await import('../forgotten-password.ts');
  const { openDesk } = await import('../desk.ts');
  opened = await openForgottenPassword();
  editor = await openDesk(opened.portal, 'editor');
  await opened.portal.platform.db.updateTable('account').set({ language: german }).where('email', '=', maria).execute();
});
afterAll(() => opened.close());

const call = (path: string, query: Record<string, string>) =>
  opened.portal.browser().call('GET', path, { query, headers: inGerman });

it('the texts of a screen are German, and English where a German text is missing', async () => {
  const wanted = { Application: 'selfcare', Language: german };
  expect((await call('/cms/translations', { ...wanted, Feature: 'home' })).body).toMatchObject({
    page: 'Startseite',
    go_network: 'Home network',
  });
  expect((await call('/cms/translations', { ...wanted, Feature: 'roaming' })).status).toBe(200);
});

it('a refusal has its German message, and the English one where it is missing', async () => {
  const refused = await call('/cms/translations', { Application: 'other', Feature: 'home', Language: german });
  expect(refused.body).toMatchObject({ ErrorCode: 'EC_Not_Found', Message: 'Nicht gefunden.' });
  const unsigned = await call('/customers/services', {});
  expect(unsigned.body).toMatchObject({ ErrorCode: 'Error_401', Message: errorsEn.ERROR_401 });
});

it('names of imported data are English', async () => {
  const maria = await opened.portal.browser().signIn('maria');
  for (const path of ['/customers/services', '/payments/recurrent-payments']) {
    const answer = (language: string) => maria.call('GET', path, { headers: { 'accept-language': language } });
    const [inEnglish, translated] = [await answer('en'), await answer(german)];
    expect(translated).toMatchObject({ status: 200, body: inEnglish.body as object });
  }
});

it('an e-mail is German, and an editor changes it at the desk', async () => {
  const subjectOfLink = async () => {
    await opened.linkFor();
    return (await opened.mails()).at(-1)?.subject;
  };
  expect(await subjectOfLink()).toBe('Neues Passwort');
  const changed = await editor.browser.call('PUT', '/operator/texts/sign-in-messages/mail.password_link.subject', {
    body: {
      language: german,
      text: 'Passwort vergessen?',
      was: 'Neues Passwort',
      begins_on: sofiaDay(opened.portal.platform.clock.now()),
    },
  });
  expect(changed.status).toBe(204);
  expect(await subjectOfLink()).toBe('Passwort vergessen?');
  expect((await opened.mails()).at(-1)?.body).toContain('Choose a new password');
});

it('a user chooses it in the profile', async () => {
  const maria = await opened.portal.browser().signIn('maria');
  const chosen = { first_name: 'Maria', last_name: 'Ivanova', contact_phone: null, language: german };
  expect((await maria.call('PUT', '/user-profile/profiles', { body: chosen })).status).toBe(204);
  expect((await maria.call('GET', '/user-profile/accounts')).body).toMatchObject({ language: german });
});
