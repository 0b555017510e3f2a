export const messagesBg = {
  'mail.confirm_email.subject': 'Потвърди новия си имейл',
  'mail.confirm_email.text': 'Потвърди този адрес с бутона или въведи кода в профила си.',
  'mail.confirm_email.action': 'Потвърди адреса',
  'mail.confirm_email.note': 'Линкът и кодът важат 24 часа. Ако не искаш нов имейл, не прави нищо: старият остава.',

  'mail.email_change_asked.subject': 'Поискана е смяна на имейла ти',
  'mail.email_change_asked.text':
    'Някой с твоята парола поиска имейлът на профила ти да стане {newEmail}. Досегашният важи, докато новият не бъде потвърден.',
  'mail.email_change_asked.note': 'Ако не си ти, смени паролата си веднага и се обади на оператора си.',

  'mail.email_changed.subject': 'Имейлът ти е сменен',
  'mail.email_changed.text': 'Имейлът на профила ти вече е {newEmail}. На този адрес повече няма да ти пишем.',
  'mail.email_changed.note': 'Ако не си ти, обади се веднага на оператора си.',

  'mail.password_changed.subject': 'Паролата ти е сменена',
  'mail.password_changed.text':
    'Паролата на профила ти току-що беше сменена и профилът излезе от всички други устройства.',
  'mail.password_changed.note':
    'Ако не си ти, поискай веднага нова от страницата за вход („Забравена парола“) и се обади на оператора си.',

  'mail.closed.subject': 'Профилът ти е закрит',
  'mail.closed.text':
    'Профилът ти е закрит и вече не можеш да влезеш в него. Автоматичните плащания са спрени. Договорите и услугите ти остават.\n\nАко размислиш, можеш да го върнеш до {until}, заедно с картите и адресите си. Автоматичните плащания ще включиш наново.',
  'mail.closed.action': 'Върни профила',
  'mail.closed.note': 'След това изтриваме данните от профила, освен онова, което законът ни задължава да пазим.',

  'mail.restored.subject': 'Профилът ти е отново отворен',
  'mail.restored.text':
    'Профилът ти е върнат. Влез с имейла и паролата си.\n\nКартите и адресите ти са тук. Автоматичните плащания са спрени: включи ги наново, ако ги искаш.',

  'mail.card_added.subject': 'Добавена е карта в профила ти',
  'mail.card_added.text': 'В профила ти е запазена карта {name}. Тя не плаща нищо, докато не избереш какво.',
  'mail.card_added.note': 'Ако не си ти, махни картата от профила си, смени паролата и се обади на банката си.',

  'mail.card_replaced.subject': 'Картата ти е сменена',
  'mail.card_replaced.text':
    'На мястото на карта {before} вече е карта {name}. Тя плаща всичко, което плащаше предишната.',
  'mail.card_replaced.note': 'Ако не си ти, махни картата от профила си, смени паролата и се обади на банката си.',

  'mail.export_ready.subject': 'Данните ти са събрани',
  'mail.export_ready.text': 'Поиска всичките си данни в един файл. Готов е и те чака в профила ти.',
  'mail.export_ready.action': 'Изтегли файла',
  'mail.export_ready.note': 'Файлът се пази 24 часа. Ако не си ти, смени паролата си.',

  'document.export.title': 'Твоите данни',
  'document.export.intro': 'Събрани на {moment}. Всичко до последното поле е в data.json.',
  'document.export.none': 'Няма нищо.',
  'document.export.account': 'Профил',
  'document.export.account.first_name': 'Име',
  'document.export.account.last_name': 'Фамилия',
  'document.export.account.email': 'Имейл',
  'document.export.account.contact_phone': 'Телефон за връзка',
  'document.export.customer': 'Титуляри',
  'document.export.customer.pid': 'Идентификатор',
  'document.export.customer.name': 'Име',
  'document.export.contract': 'Договори',
  'document.export.contract.contract_id': 'Номер',
  'document.export.contract.signed_on': 'Подписан',
  'document.export.contract.ends_on': 'До',
  'document.export.service': 'Услуги',
  'document.export.service.service_id': 'Номер',
  'document.export.service.installation_address': 'Адрес',
  'document.export.service.contract_id': 'Договор',
  'document.export.address': 'Адреси',
  'document.export.address.city': 'Населено място',
  'document.export.address.street_name': 'Улица',
  'document.export.address.street_no': 'Номер',
  'document.export.address.quarter_name': 'Квартал',
  'document.export.address.building_number': 'Блок',
  'document.export.saved_card': 'Карти',
  'document.export.saved_card.name': 'Карта',
  'document.export.saved_card.expiration_date': 'Важи до',
  'document.export.document': 'Документи',
  'document.export.document.name_bg': 'Документ',
  'document.export.document.created_at': 'Създаден',
  'document.export.document.signed_at': 'Подписан',
  'document.export.donation': 'Дарения',
  'document.export.donation.service_id': 'От номер',
  'document.export.donation.donated_at': 'Кога',
  'document.export.sign_in_event': 'Влизания',
  'document.export.sign_in_event.happened_at': 'Кога',
  'document.export.sign_in_event.user_agent': 'Браузър',
  'document.export.message': 'Писма до теб',
  'document.export.message.created_at': 'Кога',
  'document.export.message.subject': 'За какво',
} as const;
