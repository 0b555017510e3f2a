import { Component, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { DialogContent } from './dialog-content.tsx';
import { reloadDialog, type OpenDialog } from './dialog-registry.ts';
import type { DialogTexts } from './dialog-texts.ts';

type Props = { dialog: OpenDialog; texts: DialogTexts; children: ReactNode };

/** Shows that a dialog failed to load or render, with a retry; the page behind it stays unchanged. */
export class DialogLoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { failedTitle, failedText, retry } = this.props.texts;
    return (
      <DialogContent
        title={failedTitle}
        text={failedText}
        actions={
          <Button kind="primary" tall wide onClick={() => reloadDialog(this.props.dialog)}>
            {retry}
          </Button>
        }
      />
    );
  }
}
