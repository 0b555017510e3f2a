import { writeMail, type Mail } from '#platform/mail.ts';

export function signedMail(language: string, names: readonly string[]): Mail {
  const [only = ''] = names;
  const isOne = names.length === 1;
  return writeMail(language, {
    bg: {
      subject: isOne ? `Подписа „${only}“` : `Подписа ${names.length} документа`,
      paragraphs: [
        `Подписа електронно: ${names.join('; ')}.`,
        'Подписаният файл и доказателството са в историята на документите ти.',
      ],
      note: 'Ако не си ти, смени паролата си и се обади на оператора си.',
    },
    en: {
      subject: isOne ? `You signed “${only}”` : `You signed ${names.length} documents`,
      paragraphs: [
        `You signed electronically: ${names.join('; ')}.`,
        'The signed file and its evidence are in the history of your documents.',
      ],
      note: 'If it was not you, change your password and call your operator.',
    },
  });
}
