import './flag.css';

/** Each picture is its own file, loaded when it is shown. */
const addresses = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(-'XX.svg'.length, -'.svg'.length), address]),
);

export function Flag({ countryId }: { countryId: string }) {
  return <img className="flag" src={addressOf.get(countryId)} alt="" width={24} height={16} />;
}
