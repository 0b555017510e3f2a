export type CampaignProps = { gigabytes: number; endsOn: string };
