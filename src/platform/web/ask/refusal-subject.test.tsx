import { afterEach, expect, it } from 'vitest';
import { longestSubjectId, partsOf } from '#platform/question-subject.ts';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { brokenSubject, refusalSubject } from './refusal-subject.ts';

const trace = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001';
const error = new ApiError('EC_Try_Later', 400, '', {}, trace);

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

const show = (html: string, address: string) => {
  document.body.innerHTML = html;
  history.replaceState(null, '', address);
};

it('a refusal carries the screen without its query, and the title of the dialog [HE-001]', () => {
  show('<h1>Баланс</h1><h2 class="dialog-title"> Зареди </h2><input value="тайна">', '/my-a1/balance?msisdn=359888#x');
  const { kind, id } = refusalSubject(error)!;
  expect(kind).toBe('refusal');
  expect(partsOf(id, 4)).toEqual(['EC_Try_Later', trace, '/balance', 'Зареди']);
});

it('without a dialog it carries the title of the screen; long ones are cut [HE-001]', () => {
  show(`<h1>${'Я'.repeat(300)}</h1>`, `/my-a1/${'a/'.repeat(200)}`);
  const { id } = refusalSubject(error)!;
  expect(partsOf(id, 4)?.[3]).toBe('Я'.repeat(60));
  expect(id.length).toBeLessThan(longestSubjectId);
});

it('what the server did not refuse is no subject', () => {
  expect(refusalSubject(new NoAnswer())).toBeNull();
  expect(refusalSubject(new ApiError('EC_Try_Later', 400, ''))).toBeNull();
});

it('a broken screen is a subject with or without a request number [HE-001]', () => {
  show('<h1>Нещо се счупи</h1>', '/my-a1/usage');
  expect(partsOf(brokenSubject(error).id, 4)).toEqual(['EC_Try_Later', trace, '/usage', '']);
  expect(partsOf(brokenSubject(new TypeError('x')).id, 4)).toEqual(['EC_Generic_Error', '', '/usage', '']);
});
