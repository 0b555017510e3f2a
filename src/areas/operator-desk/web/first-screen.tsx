import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useApi } from '#platform/web/api/api-context.ts';
import { DeskContent } from './desk-content.tsx';
import { deskOperatorQuery } from './queries.ts';

/** Opens the first part of the desk that the role may use. */
export function FirstScreen() {
  const api = useApi();
  const query = useQuery(deskOperatorQuery(api));
  return (
    <DeskContent query={query}>
      {({ roles }) => <Navigate to={roles.includes('editor') ? '/texts' : '/customers'} />}
    </DeskContent>
  );
}
