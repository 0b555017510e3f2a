// Questions of the demo users: of Maria one answered and read, one open; of Elena one with an unread answer.

import { isRefusal } from '#platform/errors.ts';
import { generalSubject, subjectOf, type QuestionSubject } from '#platform/question-subject.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { resolveSubject } from '#areas/help/server/resolve-subject.ts';
import { insertMessage, insertQuestion, updateQuestion } from '#areas/help/server/store.ts';
import { titleOfText } from '#areas/help/rules.ts';

type DemoQuestion = {
  questionId: string;
  email: string;
  subject: QuestionSubject;
  hoursAgo: number;
  text: string;
  answer?: { hoursAgo: number; text: string; isUnread: boolean };
};

const questions: readonly DemoQuestion[] = [
  {
    questionId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001',
    email: 'maria@demo.abonat.bg',
    subject: subjectOf('bill-line', 'M1000101-01', 9),
    hoursAgo: 70,
    text: 'Защо този месец плащам за това? Мислех, че е включено в плана.',
    answer: {
      hoursAgo: 52,
      text: 'Здравей, Мария! Услугата беше безплатна до края на миналия месец, затова сега за първи път е в сметката. Можеш да я спреш от „Екстри“ по всяко време.',
      isUnread: false,
    },
  },
  {
    questionId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3002',
    email: 'maria@demo.abonat.bg',
    subject: generalSubject,
    hoursAgo: 5,
    text: 'Мога ли да прехвърля номера на Боян на негово име?\nТой навърши 18 години.',
  },
  {
    questionId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3003',
    email: 'elena@demo.abonat.bg',
    subject: subjectOf('bill', 'M1000303-01'),
    hoursAgo: 30,
    text: 'Платих сметката вчера, но още стои като неплатена. Къде са парите?',
    answer: {
      hoursAgo: 3,
      text: 'Здравей, Елена! Банката още не е потвърдила плащането. До тогава парите са запазени, но не са изтеглени. Ще видиш сметката като платена веднага след потвърждението; не плащай втори път.',
      isUnread: true,
    },
  },
];

export async function loadQuestions(tx: Tx, now: Date): Promise<void> {
  for (const question of questions) await loadQuestion(tx, question, now);
}

async function loadQuestion(tx: Tx, { questionId, email, subject, text, answer, ...rest }: DemoQuestion, now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { account_id: accountId } = await tx
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const found = await resolveSubject({ db: tx, accountId, now }, subject);
  if (isRefusal(found)) throw new Error(`${email} has no ${subject.kind} ${subject.id}`);
  const key = { accountId, questionId };
  const { customerId, facts, titleBg, titleEn } = found;
  const titles = { titleBg: titleBg ?? titleOfText(text), titleEn: titleEn ?? titleOfText(text) };
  const askedAt = ago(rest.hoursAgo);
  await insertQuestion(tx, { ...key, customerId, subject, ...titles, facts, now: askedAt });
  await insertMessage(tx, { ...key, author: 'user', writtenBy: null, text, createdAt: askedAt });
  if (!answer) return;
  const answeredAt = ago(answer.hoursAgo);
  await insertMessage(tx, {
    ...key,
    author: 'support',
    writtenBy: 'Поддръжка',
    text: answer.text,
    createdAt: answeredAt,
  });
  await updateQuestion(tx, key, {
    state: 'answered',
    unansweredSince: null,
    isUnread: answer.isUnread,
    now: answeredAt,
  });
}
