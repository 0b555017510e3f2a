import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { CustomerScreen } from '../../care/web/customer-screen.tsx';
import { CustomersScreen } from '../../care/web/customers-screen.tsx';
import { FailuresScreen } from '../../care/web/failures-screen.tsx';
import { ItemChanges } from '../../catalogue/web/item-changes.tsx';
import { ItemForm } from '../../catalogue/web/item-form.tsx';
import { NewItem } from '../../catalogue/web/new-item.tsx';
import { EnrolForm } from '../../entrance/web/enrol-form.tsx';
import { SignInScreen } from '../../entrance/web/sign-in-screen.tsx';
import { languages } from '#platform/languages.ts';
import { TextEditor } from '../../wording/web/text-editor.tsx';
import { TextHistory } from '../../wording/web/text-history.tsx';
import { TextsScreen } from '../../wording/web/texts-screen.tsx';
import { DeskContent } from '../desk-content.tsx';
import { deskStory } from './desk-story.tsx';
import { customer, failures, item, kind } from './sample.ts';
import { foundTexts, mailText, noTexts, text } from './sample-texts.ts';

export default { title: 'Operator’s desk/Screens and parts' };

const offer = {
  name: 'dora',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Abonat:dora?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const address = { feature: text.feature, key: text.key };
const away = { data: undefined, error: new Error('away'), isFetching: false } as UseQueryResult<object>;
const asked = { data: undefined, error: null, isFetching: true } as UseQueryResult<object>;
const without = { ...customer, facts: [], notes: [], waiting: [], locks: [], changes: [], messages: [], jobs: [] };

export const SignIn = { ...deskStory(() => <SignInScreen />), parameters: { wholePage: true } };
export const SignInWithProvider = {
  ...deskStory(() => <SignInScreen />, [[['sign-in-options'], { identity_provider: true }]]),
  parameters: { wholePage: true },
};
export const Enrol = deskStory(() => (
  <Card>
    <EnrolForm offer={offer} busy={false} onComplete={() => undefined} />
  </Card>
));
export const Loading = deskStory(() => <DeskContent query={asked}>{() => null}</DeskContent>);
export const NotLoaded = deskStory(() => <DeskContent query={away}>{() => null}</DeskContent>);
export const FindCustomers = deskStory(() => <CustomersScreen />);
export const Customer = deskStory(() => <CustomerScreen />, [[['customer', undefined, undefined], customer]]);
export const QuietCustomer = deskStory(() => <CustomerScreen />, [[['customer', undefined, undefined], without]]);
export const Failures = deskStory(() => <FailuresScreen />, [[['failures'], failures]]);
export const NoFailures = deskStory(
  () => <FailuresScreen />,
  [[['failures'], { message_groups: [], messages: [], job_groups: [], jobs: [] }]],
);
export const Item = deskStory(() => (
  <div className="desk-columns" data-main="first">
    <Card>
      <ItemForm kind={kind} item={item} />
    </Card>
    <ItemChanges kind={kind} item={item} />
  </div>
));
export const AddItem = deskStory(() => <NewItem kind={kind} />);
export const Texts = deskStory(() => <TextsScreen />, [[['texts', {}], foundTexts]]);
export const NoTexts = deskStory(() => <TextsScreen />, [[['texts', {}], noTexts]]);
export const Text = deskStory(() => (
  <>
    <div className="desk-columns">
      <TextEditor language="bg" address={address} wording={text.bg} message={null} sent={null} />
      <TextEditor
        language="en"
        address={address}
        wording={{ text: 'Nothing {left', built_in: text.en.built_in }}
        message={null}
        sent={null}
      />
    </div>
    <TextHistory address={address} text={text} />
  </>
));
export const MailText = deskStory(() => (
  <div className="desk-columns">
    {languages.map((language) => (
      <TextEditor
        key={language}
        language={language}
        address={{ feature: mailText.feature, key: mailText.key }}
        wording={mailText[language]}
        message={mailText.message}
        sent={mailText.sent}
      />
    ))}
  </div>
));
