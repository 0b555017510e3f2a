// The frequent questions: their texts are in texts/answers.*.ts, their pages here.

import type { answersBg } from './texts/answers.bg.ts';

type AnswerKey = keyof typeof answersBg;
export type AnswerId = AnswerKey extends infer Key ? (Key extends `${infer Id}_question` ? Id : never) : never;

export type FrequentAnswer = { id: AnswerId; to: string; area?: string };

export const frequentAnswers: readonly FrequentAnswer[] = [
  { id: 'bill_higher', to: '/bills', area: 'bills' },
  { id: 'bill_paid', to: '/bills', area: 'bills' },
  { id: 'automatic', to: '/my-profile/automatic-payments' },
  { id: 'wifi_password', to: '/home-network-module/settings', area: 'home-network' },
  { id: 'slow_internet', to: '/home-network-module', area: 'home-network' },
  { id: 'abroad', to: '/roaming', area: 'roaming' },
  { id: 'data_left', to: '/usage', area: 'usage' },
  { id: 'stop_extra', to: '/digital-extras/included-services' },
  { id: 'premium', to: '/usage', area: 'usage' },
  { id: 'contract_end', to: '/my-profile/contracts' },
  { id: 'password', to: '/my-profile/change-password' },
  { id: 'add_number', to: '/registration/pid-and-eik' },
];
