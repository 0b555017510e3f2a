export const filesEn = {
  files_add: 'Add a picture or PDF',
  files_help: 'Up to {most} files of 5 MB each: JPEG, PNG, WebP or PDF.',
  files_list: 'Added files',
  files_remove: 'Remove {name}',
  files_sending: 'Uploading {name}…',
  file_too_large: '“{name}” is larger than 5 MB. Choose a smaller file.',
  file_not_accepted: '“{name}” is not a picture (JPEG, PNG, WebP) or PDF.',
  files_too_many: 'You can add {most} files at most.',
} as const;
