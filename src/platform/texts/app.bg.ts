export const appTextsBg = {
  description: 'Самообслужване за мобилни и домашни услуги',
  usage: 'Потребление',
  bills: 'Сметки',
  top_up: 'Зареди',
} as const;
