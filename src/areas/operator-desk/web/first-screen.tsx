import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useApi } from '#platform/web/api/api-context.ts';
import { whoIsAtDesk } from '../entrance/contract.ts';
import { DeskContent } from './desk-content.tsx';

/** Opens the first part of the desk that the role may use. */
export function FirstScreen() {
  const api = useApi();
  const query = useQuery({ queryKey: ['who'], queryFn: ({ signal }) => api.call(whoIsAtDesk, { signal }) });
  return (
    <DeskContent query={query}>
      {({ roles }) => <Navigate to={roles.includes('editor') ? '/texts' : '/customers'} />}
    </DeskContent>
  );
}
