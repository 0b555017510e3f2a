// Error texts in Bulgarian. Keys are the codes in upper case; texts of the operator are verbatim.

import type { ErrorCode } from '../errors.ts';

const bg = {
  EC_GENERIC_ERROR: 'Възникна грешка. Моля, опитайте отново.',
  EC_INVALID_REQUEST: 'Невалидни данни',
  EC_NOT_FOUND: 'Не намерихме това, което търсиш.',
  EC_METHOD_NOT_ALLOWED: 'Това действие не се поддържа.',
  EC_UNSUPPORTED_MEDIA_TYPE: 'Данните са във формат, който не приемаме.',
  EC_PAYLOAD_TOO_LARGE: 'Изпратеното е твърде голямо.',
  EC_TOO_MANY_REQUESTS: 'Твърде много опити. Изчакай малко и опитай отново.',
  EC_SERVICE_UNAVAILABLE: 'В момента нещо при нас не отговаря. Опитай отново след малко.',
  EC_OVERLOADED: 'В момента сме претоварени. Опитай отново след малко.',
  EC_INTERNAL_ERROR: 'Възникна грешка. Моля, опитайте отново.',
  EC_FOREIGN_ORIGIN: 'Заявката идва от чужд сайт и не е изпълнена.',
  EC_PARTNER_UNAVAILABLE: 'Партньорът не отговаря в момента. Опитай отново след малко.',
  EC_IDEMPOTENCY_KEY_REUSED: 'Тази заявка вече е изпратена с други данни.',
  EC_IDEMPOTENCY_IN_PROGRESS: 'Заявката ти вече се изпълнява.',

  ERROR_401: 'Сесията изтече. Моля, влез отново.',
  ERROR_403: 'Нямаш права за това действие.',
  EC_INVALID_CREDENTIALS: 'Невалидно потребителско име и/или парола!',
  EC_PROFILE_CLOSED: 'Профилът ти е закрит. Пратихме ти имейл с линк, с който да го върнеш.',
  EC_INVALID_RECAPTCHA: 'Проверката, че не си робот, не мина. Опитай отново.',
  EC_INVALID_REDIRECT: 'Този адрес за връщане не е разрешен.',
  EC_PROFILE_MISSING: 'Още нямаш профил. Избери парола и приеми условията, за да го направим.',
  EC_IDENTITY_NOT_PROVED: 'Не успяхме да потвърдим кой си. Влез отново.',
  EC_IDENTITY_NOT_KNOWN: 'Няма профил за акаунта, с който влезе. Влез с имейла си или направи нов профил.',
  EC_SIGN_IN_EXPIRED: 'Влизането изтече. Започни отначало.',
  EC_STEP_UP_REQUIRED: 'За тази промяна трябва да потвърдиш, че си ти. Нищо не е променено.',
  EC_RECOVERY_NOT_READY: 'Достъпът без парола още не е възможен. Виж от кога и опитай пак.',
  EC_SECURITY_CODE_IS_RECENT:
    'Кодът за сигурност е сменян през последните 3 дни, а няма мобилен номер, с който да го потвърдиш. Опитай по-късно или ни се обади.',

  EC_MSISDN_ALREADY_HAS_PROCESSING_REQUEST: 'Имаш заявка в процес на обработка. Опитай по-късно.',
  EC_UNAVAILABLE_FOR_BUSINESS: 'Услугата не е част от твоя профил. Добави я от началния екран или от „Моите услуги“.',
  EC_USER_NOT_AUTHORIED: 'Услугата не е част от твоя профил. Добави я от началния екран или от „Моите услуги“.',
  EC_PREPAID_TV_IS_NOT_ELIGIBLE: 'Услугата не се предлага за твоя тарифен план.',
  EC_DEACTIVATION_REQUESTED: 'Заявката ти се обработва.',
  EC_DEACTIVATION_FORBIDDEN: 'Услугата е част от тарифния план и не може да бъде деактивирана.',
  EC_ALREADY_ACTIVE: 'Услугата вече е активна.',
  EC_ALREADY_INACTIVE: 'Услугата вече е неактивна.',
  EC_DEACTIVATION_FORBIDDEN_FOR_TODAY:
    'Активиране и деактивиране не може да се извърши в един и същи ден. Деактивирането е възможно след 23:59 ч.',
  EC_CANCEL_DEACTIVATION_FORBIDDEN: 'Услугата е част от плана и ще бъде деактивирана автоматично.',
  EC_CANCEL_DEACTIVATION_FORBIDDEN_FOR_CHILD:
    'Вече е заявено деактивиране на основната ТВ услуга. Зависимите услуги се деактивират заедно с нея.',
  EC_TRY_LATER: 'Опитай отново по-късно.',
  EC_EXTRA_NOT_SUPPORTED_IN_TARIFF_PLAN: 'Услугата не се поддържа от твоя тарифен план.',
  EC_PROVISIONING_IN_PROGRESS: 'Услугата се активира в момента.',
  EC_DEACTIVATION_IN_PROCESS: 'Застраховката е в процес на деактивиране.',

  EC_VERIFICATION_FAILED: 'Невалиден код.',
  EC_EXPIRED_VERIFICATION_CODE: 'Кодът е изтекъл.',
  EC_WRONG_VERIFICATION_CODE: 'Невалиден код.',
  EC_MISSING_VERIFICAITON_CODE: 'Въведи код.',
  EC_REACH_MAX_ATTEMPTS: 'Достигна максималния лимит от 3 опита за изпращане на код. Опитай отново след 10 минути.',
  EC_CODES_LOCKED:
    'Въведени са твърде много грешни кодове. Потвърждаването с код е спряно за известно време. Опитай отново по-късно.',
  EC_RESEND_TIME_IS_NOT_EXPIRED: 'Моля, изчакай 30 секунди преди да опиташ отново.',
  EC_PHONE_IS_NOT_ELIGIBLE: 'Номерът не може да се използва.',
  EC_SERVICE_NOT_ASSOCIATED_WITH_PID: 'Номерът не принадлежи на титуляря.',

  EC_SECURITY_CODE_NOT_AVAILABLE: 'За този титуляр това не може да се направи с код за сигурност.',
  EC_EASY_SECURITY_CODE: 'Този код се отгатва лесно. Избери друг.',
  EC_SAME_SECURITY_CODE: 'Новият код е същият като стария.',

  EC_LIMIT_EXCEEDED: 'Надвишаваш лимита си за дарение.',
  EC_CREDIT_LIMIT_EXCEEDED: 'Надвишаваш кредитния си лимит.',
  EC_CAMPAIGN_ENDED: 'Кампанията приключи.',

  PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE: 'Този клиент се обслужва в бизнес портала.',
  EC_EXPIRED_OR_COMPLETED_REGISTRATION: 'Регистрацията е изтекла или вече е завършена.',
  EC_INVALID_SIGNAL: 'Тази стъпка вече е минала. Показваме ти докъде си.',
  EC_WRONG_CONTRACT: 'Този договор не е на титуляря. Номерът му е горе вдясно на сметката.',
  EC_NO_APPROVER: 'Фирмата не е посочила кой да одобрява профили. Обади се на оператора.',
  EC_SERVICE_ALREADY_ADDED: 'Тази услуга вече е в профила ти.',
  EC_EMAIL_ALREADY_USED: 'Този имейл вече се използва.',
  EC_COMMON_PASSWORD:
    'Тази парола е често срещана дума или име с обичаен край, а такива се опитват първи. Избери друга.',
  EC_WRONG_PASSWORD: 'Грешна парола.',
  EC_INVALID_ADDRESS: 'Адресът не е пълен. Нужни са град и улица с номер или квартал с блок.',
  EC_TOO_MANY_CARDS: 'В профила може да има най-много 10 карти. Премахни някоя, за да добавиш друга.',
  EC_TOO_MANY_ADDRESSES: 'В профила може да има най-много 20 адреса. Изтрий някой, за да добавиш друг.',
  EC_CARD_IN_USE: 'С тази карта се плаща автоматично. Първо избери друга карта.',
  EC_CARD_EXPIRED: 'Картата е изтекла. Избери друга или я смени.',
  EC_SAME_PASSWORD: 'Новата парола е същата като старата.',
  EC_ESIGN_DOCUMENT_ID_MISSING: 'За тази полица още няма документ.',
  EC_ESIGNING_NOT_ACTIVE: 'Електронният подпис не е включен. Включи го и опитай пак.',
  EC_DOCUMENT_ALREADY_SIGNED: 'Този документ вече е подписан. Ще го намериш в историята.',
  EC_DOCUMENT_REPLACED: 'Този документ е заменен с нов. Нищо не е подписано: прегледай новия.',
  EC_DOCUMENT_EXPIRED: 'Срокът за подписване на този документ мина. Нищо не е подписано.',

  EC_PORT_ALREADY_USED: 'Портът вече се използва.',
  EC_PORT_RESERVED: 'Този порт е запазен за самия рутер. Избери друг.',
  EC_TOO_MANY_PORTS: 'Рутерът не побира повече правила. Изтрий някое, което не ползваш.',
  EC_NO_VOUCHER_QUOTA: 'Ваучерите ти за този период са изчерпани.',
  EC_DOMAIN_LIST_FULL: 'Сайтовете не се побират: един списък е до 10 000.',
  EC_DOMAIN_ALREADY_EXISTS: 'Сайтът вече е добавен.',
  EC_CHANGE_ALREADY_PROPOSED: 'Същата промяна вече чака одобрение.',
  EC_MESSAGE_BEING_SENT: 'Съобщението се изпраща в момента. Виж след малко дали е тръгнало.',
  EC_SETTINGS_CHANGED: 'Някой друг промени настройките междувременно. Заредихме новите. Виж ги и опитай пак.',

  EC_PLAN_NOT_OFFERED: 'Планът не се предлага за твоя номер.',
  EC_TWO_MAIN_TARIFFS: 'Номерът може да има само един основен план за роуминг.',
  EC_ROAMING_INACTIVE: 'Роумингът е изключен. Първо избери основен план.',
  EC_INVALID_LIMIT: 'Избраният лимит не е наличен.',
  EC_INVALID_TRIP: 'Тези дни не могат да са пътуване. Избери други.',

  EC_USAGE_NOT_MOBILE: 'Потребление има само при мобилните номера. Избери мобилен номер.',
  EC_NO_USAGE_DATA: 'За този номер още няма данни за потреблението.',
  EC_NOT_OF_THE_DEMO: 'Тук има клиенти, които не са от демото, и то не може да започне отначало.',
} as const satisfies Record<Uppercase<ErrorCode>, string>;

/** Texts without a code: variants for dialogs, and field messages. */
const variants = {
  EC_REACH_MAX_ATTEMPTS_DIALOG: 'Достигна максималния лимит за изпращане. Опитай отново по-късно.',
  EC_REACH_MAX_ATTEMPTS_TRIES: 'Въведе грешен код твърде много пъти. Опитай отново по-късно.',
  CODES_LOCKED_UNTIL:
    'Въведени са твърде много грешни кодове. Потвърждаването с код {what, select, number {на този номер} session {в този вход} other {в профила ти}} е спряно до {until}.',
  CODES_LOCKED_UNTIL_HELPED:
    'Въведени са твърде много грешни кодове. Потвърждаването {what, select, number {с код на този номер} security_code {с код за сигурност} session {с код в този вход} other {с код в профила ти}} е спряно. Обади се на {helpLine}, за да го пуснем отново.',
  CODE_TRIES_LEFT: '{count, plural, one {Остава ти # опит} other {Остават ти # опита}} с този код.',
  CODE_TRIES_USED_UP: 'Това беше петият грешен код. Поискай нов, щом изтече времето отдолу.',
  TRY_LATER_ON: 'Опитай отново на {day} или след това.',
  CODE_TOO_SHORT: 'Кодът е от 6 цифри.',
  MUSIC_FAILURE: 'Възникна грешка, моля опитайте по-късно',
  WRONG_NUMBER: 'Неправилен номер!',
  INVALID_NUMBER: 'Невалиден номер',
  invalid_data: 'Невалидни данни',
  OUTCOME_UNKNOWN: 'Не получихме отговор и още не знаем дали стана. Опитай пак: няма да го направим два пъти.',
  OFFLINE: 'Няма връзка. Провери интернета си и опитай отново.',
} as const;

export const errorsBg = { ...bg, ...variants };
