import { refuse } from '#platform/errors.ts';
import type { Guard } from '#platform/server/http/caller.ts';
import { isUuid } from '#platform/uuid.ts';

/** Questions belong to the account that asked: other accounts with the same pid do not see them. */
export const holdsQuestion: Guard = async (pool, accountId, questionId) => {
  if (!isUuid(questionId)) return refuse('EC_User_Not_Authoried');
  const { rows } = await pool.query({
    name: 'holds-question',
    text: 'select from help_question where account_id = $1 and question_id = $2',
    values: [accountId, questionId],
  });
  return rows.length > 0 ? { customerId: null } : refuse('EC_User_Not_Authoried');
};
