// The closed list of error codes with their HTTP statuses. Spellings are the operator's own.

export const errorStatus = {
  EC_Generic_Error: 400,
  EC_Invalid_Request: 400,
  EC_Not_Found: 404,
  EC_Method_Not_Allowed: 405,
  EC_Unsupported_Media_Type: 415,
  EC_Payload_Too_Large: 413,
  EC_Too_Many_Requests: 429,
  EC_Overloaded: 503,
  EC_Service_Unavailable: 503,
  EC_Internal_Error: 500,
  EC_Foreign_Origin: 403,
  EC_Partner_Unavailable: 503,
  EC_Idempotency_Key_Reused: 409,
  EC_Idempotency_In_Progress: 409,

  Error_401: 401,
  Error_403: 403,
  EC_Invalid_Credentials: 401,
  EC_Profile_Closed: 403,
  EC_Profile_Missing: 409,
  EC_Invalid_Recaptcha: 400,
  EC_Invalid_Redirect: 400,
  EC_Sign_In_Expired: 409,
  EC_Step_Up_Required: 403,
  EC_Recovery_Not_Ready: 409,
  EC_Passkey_Invalid: 400,
  EC_Passkey_Limit: 409,
  EC_Passkey_Unavailable: 400,
  EC_Identity_Not_Proved: 400,
  EC_Identity_Not_Known: 403,

  EC_Msisdn_Already_Has_Processing_Request: 409,
  EC_Unavailable_For_Business: 403,
  EC_User_Not_Authoried: 403,
  EC_Prepaid_Tv_Is_Not_Eligible: 400,
  EC_Deactivation_Requested: 409,
  EC_Deactivation_Forbidden: 400,
  EC_Already_Active: 409,
  EC_Already_Inactive: 409,
  EC_Deactivation_Forbidden_For_Today: 400,
  EC_Cancel_Deactivation_Forbidden: 400,
  EC_Cancel_Deactivation_Forbidden_For_Child: 400,
  EC_Try_Later: 400,
  EC_Extra_Not_Supported_In_Tariff_Plan: 400,
  EC_Provisioning_In_Progress: 409,
  EC_Deactivation_In_Process: 409,

  EC_Verification_Failed: 400,
  EC_Expired_Verification_Code: 400,
  EC_Wrong_Verification_Code: 400,
  EC_Missing_Verificaiton_Code: 400,
  EC_Reach_Max_Attempts: 429,
  EC_Codes_Locked: 429,
  EC_Resend_Time_Is_Not_Expired: 429,
  EC_Phone_Is_Not_Eligible: 400,
  EC_Service_Not_Associated_With_Pid: 403,

  EC_Security_Code_Not_Available: 409,
  EC_Easy_Security_Code: 400,
  EC_Same_Security_Code: 400,
  EC_Security_Code_Is_Recent: 409,

  EC_Limit_Exceeded: 400,
  EC_Credit_Limit_Exceeded: 400,
  EC_Campaign_Ended: 400,

  PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE: 409,
  EC_Expired_Or_Completed_Registration: 409,
  EC_Invalid_Signal: 409,
  EC_Service_Already_Added: 409,
  EC_Wrong_Contract: 400,
  EC_No_Approver: 409,
  EC_Email_Already_Used: 409,
  EC_Wrong_Password: 400,
  EC_Common_Password: 400,
  EC_Invalid_Address: 400,
  EC_Too_Many_Cards: 409,
  EC_Too_Many_Addresses: 409,
  EC_Card_In_Use: 409,
  EC_Card_Expired: 409,
  EC_Same_Password: 400,
  EC_ESign_Document_Id_Missing: 404,
  EC_Esigning_Not_Active: 409,
  EC_Document_Already_Signed: 409,
  EC_Document_Replaced: 409,
  EC_Document_Declined: 409,
  EC_Document_Expired: 409,
  EC_Document_Unsealable: 409,

  EC_Port_Already_Used: 409,
  EC_Port_Reserved: 409,
  EC_Too_Many_Ports: 409,
  EC_Settings_Changed: 409,
  EC_Router_Cannot: 409,
  EC_Router_Offline: 409,
  EC_Change_Already_Proposed: 409,
  EC_Message_Being_Sent: 409,
  EC_No_Voucher_Quota: 409,
  EC_Domain_Already_Exists: 409,
  EC_Domain_List_Full: 409,
  EC_Protection_Cannot: 409,

  EC_Plan_Not_Offered: 400,
  EC_Two_Main_Tariffs: 409,
  EC_Roaming_Inactive: 409,
  EC_Invalid_Limit: 400,
  EC_Invalid_Trip: 400,

  EC_Usage_Not_Mobile: 400,
  EC_No_Usage_Data: 404,
  EC_Bill_Paid: 409,
  EC_Invalid_Amount: 400,
  EC_Payment_Pending: 409,
  EC_Number_Not_Prepaid: 400,
  EC_No_Balance_Data: 404,
  EC_Balance_Not_Enough: 400,
  EC_Invalid_Top_Up: 400,
  EC_Voucher_Locked: 429,

  EC_Question_Closed: 409,
  EC_Question_Elsewhere: 409,
  EC_File_Not_Accepted: 400,

  EC_Notification_Fixed: 409,
  EC_Invalid_Quiet_Hours: 400,
  EC_Push_Not_Accepted: 400,
  EC_Push_Unavailable: 409,
  EC_Withdrawal_Over: 409,
  EC_Already_Withdrawn: 409,
  EC_Not_Withdrawable: 409,

  EC_Not_Of_The_Demo: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export type ErrorProperties = Record<string, string | number | boolean | null>;

export type ErrorBody = { ErrorCode: string; Message: string; Properties?: ErrorProperties; TraceId: string };

/** Codes that any endpoint may return besides its own list. */
export const sharedErrorCodes = [
  'EC_Generic_Error',
  'EC_Invalid_Request',
  'EC_Not_Found',
  'EC_Method_Not_Allowed',
  'EC_Unsupported_Media_Type',
  'EC_Payload_Too_Large',
  'EC_Too_Many_Requests',
  'EC_Overloaded',
  'EC_Service_Unavailable',
  'EC_Internal_Error',
  'EC_Foreign_Origin',
  'Error_401',
  'Error_403',
  'EC_Step_Up_Required',
  'EC_User_Not_Authoried',
  'EC_Unavailable_For_Business',
  'EC_Idempotency_Key_Reused',
  'EC_Idempotency_In_Progress',
] as const satisfies readonly ErrorCode[];

export type SharedErrorCode = (typeof sharedErrorCodes)[number];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}

const pendingCodes: ReadonlySet<ErrorCode | null> = new Set([
  'EC_Msisdn_Already_Has_Processing_Request',
  'EC_Deactivation_Requested',
  'EC_Provisioning_In_Progress',
  'EC_Idempotency_In_Progress',
]);

/** An earlier request is pending, perhaps for the same change: the portal cannot say that nothing changed. */
export function isRequestPending(code: ErrorCode | null): boolean {
  return pendingCodes.has(code);
}

/** Error texts have the code in upper case as their key. */
export function errorTextKey(code: ErrorCode): Uppercase<ErrorCode> {
  return code.toUpperCase() as Uppercase<ErrorCode>;
}

/** The key of the API's Message. EC_Reach_Max_Attempts is about sends unless it tells that no tries are left. */
export function messageKey(code: ErrorCode, properties?: ErrorProperties) {
  const areTriesUsedUp = code === 'EC_Reach_Max_Attempts' && properties?.['TriesLeft'] === 0;
  return areTriesUsedUp ? 'EC_REACH_MAX_ATTEMPTS_TRIES' : errorTextKey(code);
}

/** An expected refusal. Use cases return it; the HTTP layer turns it into an error answer. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly refused: Code;
  readonly properties?: ErrorProperties;
};

export function refuse<const Code extends ErrorCode>(code: Code, properties?: ErrorProperties): Refusal<Code> {
  return properties ? { refused: code, properties } : { refused: code };
}

export function isRefusal<Value>(outcome: Value): outcome is Extract<Value, Refusal> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
