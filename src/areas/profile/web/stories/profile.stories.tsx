import { CardList } from '../card-list.tsx';
import { ChangePasswordForm } from '../change-password-screen.tsx';
import { ContractServices } from '../contract-services.tsx';
import { partStory } from './profile-story.tsx';
import { cards, contract, payments } from './sample.ts';
import '../profile.css';

export default { title: 'Profile/Parts' };

export const Cards = partStory(() => <CardList cards={cards} payments={payments} />);
export const ServicesOfAContract = partStory(() => <ContractServices services={contract.services} />);
export const ChangePassword = partStory(() => <ChangePasswordForm />);
