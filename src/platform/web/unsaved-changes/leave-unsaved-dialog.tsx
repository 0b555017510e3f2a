import { closeDialog, dismissDialog } from '../ui/dialog/dialog-registry.ts';
import { LeaveQuestion } from './leave-question.tsx';

export function LeaveUnsavedDialog({ onLeave }: { onLeave: () => void }) {
  return <LeaveQuestion onStay={() => void dismissDialog()} onLeave={() => void closeDialog().then(onLeave)} />;
}
