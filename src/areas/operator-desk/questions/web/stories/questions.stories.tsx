import { languages } from '#platform/languages.ts';
import { deskStory } from '../../../web/stories/desk-story.tsx';
import { QuestionScreen } from '../question-screen.tsx';
import { QuestionsScreen } from '../questions-screen.tsx';
import { question, questions } from './sample.ts';

export default { title: 'Operator’s desk/Questions' };

const inBoth = (key: readonly unknown[], data: unknown) =>
  languages.map((language) => [[...key, language], data] as const);

const none = { counts: { open: 0, answered: 0, closed: 0 }, questions: [] };

export const Questions = deskStory(() => <QuestionsScreen />, inBoth(['questions', 'open', 0], questions));
export const NoQuestions = deskStory(() => <QuestionsScreen />, inBoth(['questions', 'open', 0], none));
export const Question = deskStory(() => <QuestionScreen />, inBoth(['question', undefined], question));
export const ClosedQuestion = deskStory(
  () => <QuestionScreen />,
  inBoth(['question', undefined], { ...question, state: 'closed' }),
);
export const QuestionInTicketSystem = deskStory(
  () => <QuestionScreen />,
  inBoth(['question', undefined], { ...question, is_elsewhere: true, ticket: 'T-1042' }),
);
