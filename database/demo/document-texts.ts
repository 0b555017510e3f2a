// What the documents of the demo people say.

import type { DocumentContent, SummaryLine } from '#platform/server/documents/document-content.ts';

export type WrittenDocument = { title: string; clauses: DocumentContent['clauses']; summary: SummaryLine[] };

/** Days are said as so many after the document was written. */
export type Writer = (day: (offset: number) => string) => WrittenDocument;

export const operator = 'Абонат АД';
const withdrawal = {
  lead: 'Отказ.',
  text: 'Абонатът може да се откаже от договора в 14 дни от подписването, без да сочи причина и без да дължи неустойка.',
};

export const annexOfInternet =
  (contract: string, place: string): Writer =>
  (day) => ({
    title: `Анекс към договор ${contract}`,
    clauses: [
      { lead: 'Предмет.', text: `Анексът се отнася за услугата интернет на адрес ${place}.` },
      { lead: 'Скорост.', text: `От ${day(16)} г. скоростта става 500 Mbps вместо 300 Mbps.` },
      { lead: 'Цена.', text: 'Месечната такса остава 17.90 € (35.01 лв.) до края на срока.' },
      { lead: 'Срок.', text: `Договорът се удължава с 24 месеца, до ${day(746)} г. След това е безсрочен.` },
      withdrawal,
      {
        lead: 'Прекратяване.',
        text: 'При прекратяване преди края на срока Абонатът дължи не повече от три месечни такси без ДДС.',
      },
      { lead: 'Останалото.', text: 'Всички други условия на договора остават непроменени.' },
    ],
    summary: [
      {
        kind: 'change',
        bg: `По-бърз интернет от ${day(16)}, същата цена.`,
        en: `Faster internet from ${day(16)}, same price.`,
      },
      {
        kind: 'term',
        bg: `Нов срок до ${day(746)}. В първите 14 дни се отказваш свободно.`,
        en: `New term until ${day(746)}. You can withdraw freely within 14 days.`,
      },
    ],
  });

export const contractOfMobile =
  (contract: string, number: string): Writer =>
  (day) => ({
    title: `Договор ${contract} за мобилна услуга`,
    clauses: [
      { lead: 'Предмет.', text: `Операторът предоставя мобилна услуга на номер ${number} по тарифа Старт 8.` },
      { lead: 'Включено.', text: 'Неограничени минути към национални номера и 8 GB мобилен интернет на месец.' },
      { lead: 'Цена.', text: 'Месечната такса е 8.99 € (17.58 лв.) с ДДС.' },
      { lead: 'Срок.', text: `Договорът е за 12 месеца, до ${day(365)} г.` },
      withdrawal,
      { lead: 'Пренос.', text: 'Абонатът може да пренесе номера си при друг оператор по всяко време.' },
    ],
    summary: [
      {
        kind: 'price',
        bg: '8.99 € (17.58 лв.) на месец, 8 GB и неограничени минути.',
        en: '€8.99 (BGN 17.58) a month, 8 GB and unlimited minutes.',
      },
      { kind: 'term', bg: `За 12 месеца, до ${day(365)}.`, en: `For 12 months, until ${day(365)}.` },
    ],
  });

export const contractOfTelevision =
  (contract: string): Writer =>
  () => ({
    title: `Договор ${contract} за телевизия`,
    clauses: [
      { lead: 'Предмет.', text: 'Операторът предоставя телевизия Дом ТВ със 180 програми.' },
      { lead: 'Цена.', text: 'Месечната такса е 12.90 € (25.23 лв.) с ДДС.' },
      withdrawal,
    ],
    summary: [
      {
        kind: 'price',
        bg: '180 програми за 12.90 € (25.23 лв.) на месец.',
        en: '180 channels for €12.90 (BGN 25.23) a month.',
      },
    ],
  });

export const policyOfHome =
  (policy: string, place: string): Writer =>
  (day) => ({
    title: `Полица ${policy} „Домашен майстор“`,
    clauses: [
      { lead: 'Дом.', text: `Полицата покрива дома на адрес ${place}.` },
      {
        lead: 'Помощ.',
        text: 'Майстор идва до 4 часа при теч, спрял ток или заключена врата, до четири пъти в годината.',
      },
      {
        lead: 'Цена.',
        text: 'Таксата е част от месечната сметка за номера. Трудът и до 50 € (97.79 лв.) материали са включени.',
      },
      { lead: 'Начало.', text: `Полицата важи от ${day(1)} г. и се подновява всеки месец.` },
      withdrawal,
    ],
    summary: [
      {
        kind: 'safety',
        bg: 'Майстор до 4 часа при теч, ток или заключена врата.',
        en: 'Help within 4 hours for a leak, a power cut or a locked door.',
      },
      {
        kind: 'term',
        bg: 'Подновява се всеки месец. Спираш я, когато решиш.',
        en: 'Renewed every month. You stop it when you like.',
      },
    ],
  });
