// Adding files to a message; the catalogues of the areas that do so contain these texts.

export const filesBg = {
  files_add: 'Добави снимка или PDF',
  files_help: 'До {most} файла, всеки до 5 MB: JPEG, PNG, WebP или PDF.',
  files_list: 'Добавени файлове',
  files_remove: 'Махни {name}',
  files_sending: 'Качваме {name}…',
  file_too_large: '„{name}“ е над 5 MB. Избери по-малък файл.',
  file_not_accepted: '„{name}“ не е снимка (JPEG, PNG, WebP) или PDF.',
  files_too_many: 'Можеш да добавиш най-много {most} файла.',
} as const;
