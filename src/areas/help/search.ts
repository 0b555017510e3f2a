import type { ByLanguage } from '#platform/languages.ts';
import type { SearchPage } from '#platform/search.ts';
import { frequentAnswers, type AnswerId } from './frequent-answers.ts';
import { answersBg } from './texts/answers.bg.ts';
import { answersEn } from './texts/answers.en.ts';

const path = '/help';

/** Search words besides those of the question. */
const words: Record<AnswerId, ByLanguage<string>> = {
  bill_higher: { bg: 'разлика повече скъпо', en: 'difference more' },
  bill_paid: { bg: 'неплатена не се вижда', en: 'unpaid missing' },
  automatic: { bg: 'дебит карта', en: 'debit card' },
  wifi_password: { bg: 'рутер забравена', en: 'router forgotten' },
  slow_internet: { bg: 'скорост рутер прекъсва', en: 'speed router drops' },
  abroad: { bg: 'роуминг пътуване', en: 'roaming trip' },
  data_left: { bg: 'мегабайти остатък', en: 'megabytes remaining' },
  stop_extra: { bg: 'откажи', en: 'cancel unsubscribe' },
  premium: { bg: 'импулсни гласуване', en: 'voting short numbers' },
  contract_end: { bg: 'срок край', en: 'term expiry' },
  password: { bg: 'вход забравена', en: 'sign in forgotten' },
  add_number: { bg: 'нов номер', en: 'new number' },
};

export const helpSearch: readonly SearchPage[] = [
  {
    to: path,
    bg: { title: 'Помощ', words: 'въпрос въпроси поддръжка питане контакт оператор оплакване сигнал често задавани' },
    en: { title: 'Help', words: 'question questions support ask contact complaint faq' },
  },
  ...frequentAnswers.map(({ id }) => ({
    to: path,
    answer: id,
    bg: { title: answersBg[`${id}_question`], words: words[id].bg },
    en: { title: answersEn[`${id}_question`], words: words[id].en },
  })),
];
