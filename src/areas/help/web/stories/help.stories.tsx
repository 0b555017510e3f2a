import type { ReactNode } from 'react';
import { generalSubject } from '#platform/question-subject.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { frequentAnswers } from '../../frequent-answers.ts';
import { Conversation } from '../conversation.tsx';
import { AskQuestionDialog } from '../dialogs/ask-question-dialog.tsx';
import { FrequentAnswer } from '../frequent-answer.tsx';
import { QuestionList } from '../question-list.tsx';
import { QuestionReply } from '../question-reply.tsx';
import { question, questionsInEveryState, subject, subjectFacts, textsIn } from './sample.ts';
import '../help.css';

export default { title: 'Help/Questions and answers' };

const answers = { readSubject: subjectFacts };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)} answers={answers}>
      {draw()}
    </Stage>
  ));
const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)} answers={answers}>
      {draw()}
    </DialogStage>
  ));

export const QuestionsInEveryState = partStory(() => <QuestionList questions={questionsInEveryState} />);
export const NoQuestions = partStory(() => <QuestionList questions={[]} />);
export const FrequentAnswers = partStory(() =>
  frequentAnswers
    .slice(0, 3)
    .map((answer, index) => <FrequentAnswer key={answer.id} answer={answer} isOpen={index === 0} />),
);
export const AnsweredConversation = partStory(() => <Conversation question={question} />);
export const OpenConversation = partStory(() => (
  <Conversation question={{ ...question, state: 'open', messages: question.messages.slice(0, 1) }} />
));
export const Reply = partStory(() => <QuestionReply question={question} />);
export const Closed = partStory(() => <QuestionReply question={{ ...question, state: 'closed' }} />);
export const AskAboutBillLine = dialogStory(() => <AskQuestionDialog subject={subject} />);
export const AskGeneral = dialogStory(() => <AskQuestionDialog subject={generalSubject} />);
