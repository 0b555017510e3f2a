import { CardList } from '../../cards/web/card-list.tsx';
import { ChangePasswordForm } from '../../account/web/change-password-screen.tsx';
import { ContractServices } from '../../account/web/contract-services.tsx';
import { partStory } from './profile-story.tsx';
import { cards, contract, payments } from './sample.ts';
import '../profile.css';

export default { title: 'Profile/Parts' };

export const Cards = partStory(() => <CardList cards={cards} payments={payments} />);
export const ServicesOfAContract = partStory(() => <ContractServices services={contract.services} />);
export const ChangePassword = partStory(() => <ChangePasswordForm />);
