import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { helpMessages } from '../../messages.ts';

export default { title: 'Help/E-mails' };

const mailStory = (name: NameOf<typeof helpMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(helpMessages, name, language)} />);

export const QuestionReceived = mailStory('mail.question_received');
export const QuestionAnswered = mailStory('mail.question_answered');
export const QuestionClosed = mailStory('mail.question_closed');
