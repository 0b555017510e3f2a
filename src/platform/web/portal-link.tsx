import { useNavigation, type LinkProps } from './navigation/navigation.ts';

/** A link to a page of the portal; it keeps the chosen service unless it names another. */
export function PortalLink(props: LinkProps) {
  const { Link } = useNavigation();
  return <Link {...props} />;
}
