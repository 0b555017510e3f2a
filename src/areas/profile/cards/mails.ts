import { writeMail, type Mail } from '#platform/mail.ts';

export function cardSavedMail(language: string, { name, before }: { name: string; before: string | null }): Mail {
  return writeMail(language, {
    bg: {
      subject: before ? 'Картата ти е сменена' : 'Добавена е карта в профила ти',
      paragraphs: [
        before
          ? `На мястото на карта ${before} вече е карта ${name}. Тя плаща всичко, което плащаше предишната.`
          : `В профила ти е запазена карта ${name}. Тя не плаща нищо, докато не избереш какво.`,
      ],
      note: 'Ако не си ти, махни картата от профила си, смени паролата и се обади на банката си.',
    },
    en: {
      subject: before ? 'Your card has been replaced' : 'A card was added to your profile',
      paragraphs: [
        before
          ? `Card ${name} has taken the place of card ${before}. It pays all that the one before did.`
          : `Card ${name} is saved in your profile. It pays nothing until you choose what.`,
      ],
      note: 'If it was not you, remove the card from your profile, change your password and call your bank.',
    },
  });
}
