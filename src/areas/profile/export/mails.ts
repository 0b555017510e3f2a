import { writeMail, type Mail } from '#platform/mail.ts';

export function exportReadyMail(language: string, link: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Данните ти са събрани',
      paragraphs: ['Поиска всичките си данни в един файл. Готов е и те чака в профила ти.'],
      actions: [{ text: 'Изтегли файла', link }],
      note: 'Файлът се пази 24 часа. Ако не си ти, смени паролата си.',
    },
    en: {
      subject: 'Your data is ready',
      paragraphs: ['You asked for all your data in one file. It is ready and waits in your profile.'],
      actions: [{ text: 'Download the file', link }],
      note: 'The file is kept for 24 hours. If you did not ask for it, change your password.',
    },
  });
}
