import { describe, expect, it } from 'vitest';
import {
  errorStatus,
  errorTextKey,
  isErrorCode,
  isRefusal,
  messageKey,
  refuse,
  sharedErrorCodes,
  type ErrorCode,
} from './errors.ts';
import { errorsBg } from './texts/errors.bg.ts';
import { errorsEn } from './texts/errors.en.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];
const bgOf = (code: ErrorCode) => errorsBg[errorTextKey(code)];
const enOf = (code: ErrorCode) => errorsEn[errorTextKey(code)];

describe('the catalogue of codes', () => {
  it('has the text of a code under the code in upper case [ER-002, ER-004, SH-540]', () => {
    expect(errorTextKey('EC_Try_Later')).toBe('EC_TRY_LATER');
    expect(bgOf('EC_Try_Later')).toBe('Опитай отново по-късно.');
  });

  it('speaks of tries, not of sends, where the tries at a code are used up', () => {
    expect(messageKey('EC_Reach_Max_Attempts', { WaitSeconds: 570 })).toBe('EC_REACH_MAX_ATTEMPTS');
    const used = messageKey('EC_Reach_Max_Attempts', { TriesLeft: 0, WaitSeconds: 570 });
    expect(errorsBg[used]).toBe('Въведе грешен код твърде много пъти. Опитай отново по-късно.');
    expect(errorsEn[used]).toBe('You entered a wrong code too many times. Try again later.');
  });

  it.each(codes)(
    'has a Bulgarian and an English text for %s [ER-001, ER-002, ER-003, ER-044, ER-045, SH-541]',
    (code) => {
      expect(bgOf(code)).toMatch(/[А-Яа-я]/);
      expect(enOf(code)).toMatch(/[A-Za-z]/);
      expect(enOf(code)).not.toMatch(/[А-Яа-я]/);
    },
  );

  it("keeps the operator's spellings and adds no corrected variants [ER-007, ER-022]", () => {
    expect(isErrorCode('EC_User_Not_Authoried') && isErrorCode('EC_Missing_Verificaiton_Code')).toBe(true);
    expect(isErrorCode('EC_User_Not_Authorized') || isErrorCode('EC_Missing_Verification_Code')).toBe(false);
  });

  it.each([
    ['Error_401', 401],
    ['Error_403', 403],
    ['EC_Invalid_Credentials', 401],
    ['EC_User_Not_Authoried', 403],
    ['EC_Unavailable_For_Business', 403],
    ['EC_Service_Not_Associated_With_Pid', 403],
    ['EC_Msisdn_Already_Has_Processing_Request', 409],
    ['EC_Already_Active', 409],
    ['EC_Already_Inactive', 409],
    ['EC_Reach_Max_Attempts', 429],
    ['EC_Resend_Time_Is_Not_Expired', 429],
    ['EC_Generic_Error', 400],
  ] as const)('answers %s with %i', (code, status) => expect(errorStatus[code]).toBe(status));

  it('has only error statuses', () => {
    expect(codes.filter((code) => errorStatus[code] < 400 || errorStatus[code] > 599)).toEqual([]);
  });

  it('contains its own codes and no inherited properties', () => {
    expect(sharedErrorCodes.every((code) => isErrorCode(code))).toBe(true);
    expect(['toString', '__proto__', 'constructor', ''].some((name) => isErrorCode(name))).toBe(false);
  });
});

describe('the text of an error', () => {
  it.each<[ErrorCode, string, string, string]>([
    [
      'EC_Generic_Error',
      'Възникна грешка. Моля, опитайте отново.',
      'An error occurred. Please try again.',
      'ER-032, ER-048, SH-530',
    ],
    [
      'EC_Msisdn_Already_Has_Processing_Request',
      'Имаш заявка в процес на обработка. Опитай по-късно.',
      'A request is being processed. Try later.',
      'ER-005',
    ],
    [
      'EC_Unavailable_For_Business',
      'Услугата не е част от твоя профил. Добави я от началния екран или от „Моите услуги“.',
      'The service is not part of your profile. Add it from the home screen or My services.',
      'ER-006',
    ],
    [
      'EC_User_Not_Authoried',
      'Услугата не е част от твоя профил. Добави я от началния екран или от „Моите услуги“.',
      'The service is not part of your profile. Add it from the home screen or My services.',
      'ER-007',
    ],
    [
      'EC_Prepaid_Tv_Is_Not_Eligible',
      'Услугата не се предлага за твоя тарифен план.',
      'The service is not offered for your tariff plan.',
      'ER-008',
    ],
    ['EC_Deactivation_Requested', 'Заявката ти се обработва.', 'Your request is being processed.', 'ER-009'],
    [
      'EC_Deactivation_Forbidden',
      'Услугата е част от тарифния план и не може да бъде деактивирана.',
      'The service is part of the tariff plan and cannot be deactivated.',
      'ER-010',
    ],
    ['EC_Already_Active', 'Услугата вече е активна.', 'The service is already active.', 'ER-011'],
    ['EC_Already_Inactive', 'Услугата вече е неактивна.', 'The service is already inactive.', 'ER-012'],
    [
      'EC_Deactivation_Forbidden_For_Today',
      'Активиране и деактивиране не може да се извърши в един и същи ден. Деактивирането е възможно след 23:59 ч.',
      'Activation and deactivation cannot be on the same day. You can deactivate after 23:59.',
      'ER-013',
    ],
    [
      'EC_Cancel_Deactivation_Forbidden',
      'Услугата е част от плана и ще бъде деактивирана автоматично.',
      'The service is part of the plan and will be deactivated automatically.',
      'ER-014',
    ],
    [
      'EC_Cancel_Deactivation_Forbidden_For_Child',
      'Вече е заявено деактивиране на основната ТВ услуга. Зависимите услуги се деактивират заедно с нея.',
      'Deactivation of the parent TV service is already requested. Dependent services go with it.',
      'ER-015',
    ],
    ['EC_Try_Later', 'Опитай отново по-късно.', 'Try again later.', 'ER-016'],
    [
      'EC_Extra_Not_Supported_In_Tariff_Plan',
      'Услугата не се поддържа от твоя тарифен план.',
      'Your tariff plan does not support this service.',
      'ER-017',
    ],
    ['EC_Provisioning_In_Progress', 'Услугата се активира в момента.', 'The service is being activated.', 'ER-018'],
    ['EC_Verification_Failed', 'Невалиден код.', 'Invalid code.', 'ER-019'],
    ['EC_Expired_Verification_Code', 'Кодът е изтекъл.', 'The code has expired.', 'ER-020'],
    ['EC_Wrong_Verification_Code', 'Невалиден код.', 'Invalid code.', 'ER-021'],
    ['EC_Missing_Verificaiton_Code', 'Въведи код.', 'Enter a code.', 'ER-022'],
    [
      'EC_Reach_Max_Attempts',
      'Достигна максималния лимит от 3 опита за изпращане на код. Опитай отново след 10 минути.',
      'You have reached the limit of 3 code requests. Try again in 10 minutes.',
      'ER-023, SH-533',
    ],
    [
      'EC_Resend_Time_Is_Not_Expired',
      'Моля, изчакай 30 секунди преди да опиташ отново.',
      'Please wait 30 seconds before trying again.',
      'ER-025, SH-535',
    ],
    ['EC_Phone_Is_Not_Eligible', 'Номерът не може да се използва.', 'This number cannot be used.', 'ER-026'],
    [
      'EC_Service_Not_Associated_With_Pid',
      'Номерът не принадлежи на титуляря.',
      'The number does not belong to the holder.',
      'ER-027',
    ],
    [
      'EC_Invalid_Credentials',
      'Невалидно потребителско име и/или парола!',
      'Invalid username and/or password!',
      'SI-019',
    ],
    ['Error_401', 'Сесията изтече. Моля, влез отново.', 'Your session has expired. Please sign in again.', 'SH-541'],
    ['Error_403', 'Нямаш права за това действие.', 'You are not allowed to do this.', 'SH-541'],
  ])('%s: „%s“, “%s” [%s]', (code, bg, en) => {
    expect(bgOf(code)).toBe(bg);
    expect(enOf(code)).toBe(en);
  });

  it('is shorter for the send limit without an open input [ER-024, SH-534]', () => {
    expect(errorsBg.EC_REACH_MAX_ATTEMPTS_DIALOG).toBe(
      'Достигна максималния лимит за изпращане. Опитай отново по-късно.',
    );
    expect(errorsEn.EC_REACH_MAX_ATTEMPTS_DIALOG).toBe('You have reached the sending limit. Try again later.');
  });

  it('is different for a failed music activation [ER-047]', () => {
    expect(errorsBg.MUSIC_FAILURE).toBe('Възникна грешка, моля опитайте по-късно');
  });

  it('of an invalid field is „Невалидни данни“ [SH-020, SH-518]', () => {
    expect([errorsBg.invalid_data, errorsEn.invalid_data]).toEqual(['Невалидни данни', 'Invalid data']);
  });
});

describe('a refusal', () => {
  it('differs from every other outcome', () => {
    expect(isRefusal(refuse('EC_Try_Later'))).toBe(true);
    expect([null, undefined, 'EC_Try_Later', { status: 200 }].some((outcome) => isRefusal(outcome))).toBe(false);
  });

  it('has properties only if given', () => {
    expect(refuse('EC_Try_Later')).toEqual({ refused: 'EC_Try_Later' });
    expect(refuse('EC_Try_Later', { WaitSeconds: 3 })).toEqual({
      refused: 'EC_Try_Later',
      properties: { WaitSeconds: 3 },
    });
  });
});
