import { PerchedBird } from '#platform/web/art/bird.tsx';
import './stepper.css';

export type StepperProps = {
  /** The current step as text: "Step 3 of 4: Number". */
  label: string;
  steps: readonly string[];
  /** The current step, from 0. */
  at: number;
  /** For screen readers, before a finished step. */
  doneWord: string;
};

/** A wire with a bird for every finished step; the marigold one is the current step. */
export function Stepper({ label, steps, at, doneWord }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'next';
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <svg className="stepper-wire" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
              <path d="M0 1.5Q50 15.5 100 1.5" vectorEffect="non-scaling-stroke" />
            </svg>
            <span className="stepper-spot">
              {state !== 'next' && <PerchedBird tone={state === 'now' ? 'waiting' : 'calm'} />}
            </span>
            <span className="stepper-name">
              {state === 'done' && <span className="sr-only">{doneWord}: </span>}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
