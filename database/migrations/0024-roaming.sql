-- Roaming: countries, what the operator charges where, what stands on each number, limits and trips.

-- The same for every operator. The EU roaming area is that of 2026: the European Economic Area, the outermost regions, and
-- Moldova and Ukraine, which joined on 1 January 2026.
create table country (
  country_id text primary key check (country_id ~ '^[A-Z]{2}$'),
  name_bg text not null,
  name_en text not null,
  -- By which else people look for it.
  other_names text[] not null,
  is_eu_roaming_area boolean not null
);
insert into country (country_id, name_bg, name_en, other_names, is_eu_roaming_area) values
  ('AD', 'Андора', 'Andorra', '{}', false),
  ('AE', 'Обединени арабски емирства', 'United Arab Emirates', '{}', false),
  ('AF', 'Афганистан', 'Afghanistan', '{}', false),
  ('AG', 'Антигуа и Барбуда', 'Antigua & Barbuda', '{"Antigua and Barbuda"}', false),
  ('AI', 'Ангуила', 'Anguilla', '{}', false),
  ('AL', 'Албания', 'Albania', '{}', false),
  ('AM', 'Армения', 'Armenia', '{}', false),
  ('AO', 'Ангола', 'Angola', '{}', false),
  ('AR', 'Аржентина', 'Argentina', '{}', false),
  ('AS', 'Американска Самоа', 'American Samoa', '{}', false),
  ('AT', 'Австрия', 'Austria', '{}', true),
  ('AU', 'Австралия', 'Australia', '{}', false),
  ('AW', 'Аруба', 'Aruba', '{}', false),
  ('AX', 'Оландски острови', 'Åland Islands', '{}', true),
  ('AZ', 'Азербайджан', 'Azerbaijan', '{}', false),
  ('BA', 'Босна и Херцеговина', 'Bosnia & Herzegovina', '{"Bosnia and Herzegovina","Bosnia"}', false),
  ('BB', 'Барбадос', 'Barbados', '{}', false),
  ('BD', 'Бангладеш', 'Bangladesh', '{}', false),
  ('BE', 'Белгия', 'Belgium', '{}', true),
  ('BF', 'Буркина Фасо', 'Burkina Faso', '{}', false),
  ('BG', 'България', 'Bulgaria', '{}', true),
  ('BH', 'Бахрейн', 'Bahrain', '{}', false),
  ('BI', 'Бурунди', 'Burundi', '{}', false),
  ('BJ', 'Бенин', 'Benin', '{}', false),
  ('BL', 'Сен Бартелеми', 'St. Barthélemy', '{"Saint Barthélemy"}', false),
  ('BM', 'Бермудски острови', 'Bermuda', '{"Бермуда"}', false),
  ('BN', 'Бруней Даруссалам', 'Brunei', '{"Brunei Darussalam"}', false),
  ('BO', 'Боливия', 'Bolivia', '{}', false),
  ('BQ', 'Карибска Нидерландия', 'Caribbean Netherlands', '{"Bonaire, Sint Eustatius and Saba"}', false),
  ('BR', 'Бразилия', 'Brazil', '{}', false),
  ('BS', 'Бахамски острови', 'Bahamas', '{"Бахами"}', false),
  ('BT', 'Бутан', 'Bhutan', '{}', false),
  ('BW', 'Ботсвана', 'Botswana', '{}', false),
  ('BY', 'Беларус', 'Belarus', '{}', false),
  ('BZ', 'Белиз', 'Belize', '{}', false),
  ('CA', 'Канада', 'Canada', '{}', false),
  ('CC', 'Кокосови острови (острови Кийлинг)', 'Cocos (Keeling) Islands', '{"Cocos Islands"}', false),
  ('CD', 'Конго (Киншаса)', 'Congo - Kinshasa', '{"Конго (ДРК)","Democratic Republic of the Congo","Congo (DRC)"}', false),
  ('CF', 'Централноафриканска република', 'Central African Republic', '{}', false),
  ('CG', 'Конго (Бразавил)', 'Congo - Brazzaville', '{"Конго (Република)","Republic of the Congo","Congo (Republic)"}', false),
  ('CH', 'Швейцария', 'Switzerland', '{}', false),
  ('CI', 'Кот д’Ивоар', 'Côte d’Ivoire', '{"Cote d''Ivoire","Ivory Coast"}', false),
  ('CK', 'острови Кук', 'Cook Islands', '{}', false),
  ('CL', 'Чили', 'Chile', '{}', false),
  ('CM', 'Камерун', 'Cameroon', '{}', false),
  ('CN', 'Китай', 'China', '{"People''s Republic of China"}', false),
  ('CO', 'Колумбия', 'Colombia', '{}', false),
  ('CR', 'Коста Рика', 'Costa Rica', '{}', false),
  ('CU', 'Куба', 'Cuba', '{}', false),
  ('CV', 'Кабо Верде', 'Cape Verde', '{"Cabo Verde"}', false),
  ('CW', 'Кюрасао', 'Curaçao', '{}', false),
  ('CX', 'остров Рождество', 'Christmas Island', '{}', false),
  ('CY', 'Кипър', 'Cyprus', '{}', true),
  ('CZ', 'Чехия', 'Czechia', '{"Чешка република","Czech Republic"}', true),
  ('DE', 'Германия', 'Germany', '{}', true),
  ('DJ', 'Джибути', 'Djibouti', '{}', false),
  ('DK', 'Дания', 'Denmark', '{}', true),
  ('DM', 'Доминика', 'Dominica', '{}', false),
  ('DO', 'Доминиканска република', 'Dominican Republic', '{}', false),
  ('DZ', 'Алжир', 'Algeria', '{}', false),
  ('EC', 'Еквадор', 'Ecuador', '{}', false),
  ('EE', 'Естония', 'Estonia', '{}', true),
  ('EG', 'Египет', 'Egypt', '{}', false),
  ('EH', 'Западна Сахара', 'Western Sahara', '{}', false),
  ('ER', 'Еритрея', 'Eritrea', '{}', false),
  ('ES', 'Испания', 'Spain', '{}', true),
  ('ET', 'Етиопия', 'Ethiopia', '{}', false),
  ('FI', 'Финландия', 'Finland', '{}', true),
  ('FJ', 'Фиджи', 'Fiji', '{}', false),
  ('FK', 'Фолкландски острови', 'Falkland Islands', '{"Фолклендски острови","Фолкландски острови (Малвински острови)","Falkland Islands (Malvinas)","Falkland Islands (Islas Malvinas)"}', false),
  ('FM', 'Микронезия', 'Micronesia', '{"Micronesia, Federated States of"}', false),
  ('FO', 'Фарьорски острови', 'Faroe Islands', '{}', false),
  ('FR', 'Франция', 'France', '{}', true),
  ('GA', 'Габон', 'Gabon', '{}', false),
  ('GB', 'Обединеното кралство', 'United Kingdom', '{"UK"}', false),
  ('GD', 'Гренада', 'Grenada', '{}', false),
  ('GE', 'Грузия', 'Georgia', '{}', false),
  ('GF', 'Френска Гвиана', 'French Guiana', '{}', true),
  ('GG', 'Гърнзи', 'Guernsey', '{}', false),
  ('GH', 'Гана', 'Ghana', '{}', false),
  ('GI', 'Гибралтар', 'Gibraltar', '{}', false),
  ('GL', 'Гренландия', 'Greenland', '{}', false),
  ('GM', 'Гамбия', 'Gambia', '{"Republic of The Gambia"}', false),
  ('GN', 'Гвинея', 'Guinea', '{}', false),
  ('GP', 'Гваделупа', 'Guadeloupe', '{}', true),
  ('GQ', 'Екваториална Гвинея', 'Equatorial Guinea', '{}', false),
  ('GR', 'Гърция', 'Greece', '{}', true),
  ('GT', 'Гватемала', 'Guatemala', '{}', false),
  ('GU', 'Гуам', 'Guam', '{}', false),
  ('GW', 'Гвинея-Бисау', 'Guinea-Bissau', '{}', false),
  ('GY', 'Гаяна', 'Guyana', '{}', false),
  ('HK', 'Хонконг, САР на Китай', 'Hong Kong SAR China', '{"Хонконг","Hong Kong"}', false),
  ('HN', 'Хондурас', 'Honduras', '{}', false),
  ('HR', 'Хърватия', 'Croatia', '{}', true),
  ('HT', 'Хаити', 'Haiti', '{}', false),
  ('HU', 'Унгария', 'Hungary', '{}', true),
  ('ID', 'Индонезия', 'Indonesia', '{}', false),
  ('IE', 'Ирландия', 'Ireland', '{}', true),
  ('IL', 'Израел', 'Israel', '{}', false),
  ('IM', 'остров Ман', 'Isle of Man', '{}', false),
  ('IN', 'Индия', 'India', '{}', false),
  ('IO', 'Британска територия в Индийския океан', 'British Indian Ocean Territory', '{}', false),
  ('IQ', 'Ирак', 'Iraq', '{}', false),
  ('IR', 'Иран', 'Iran', '{"Islamic Republic of Iran"}', false),
  ('IS', 'Исландия', 'Iceland', '{}', true),
  ('IT', 'Италия', 'Italy', '{}', true),
  ('JE', 'Джърси', 'Jersey', '{}', false),
  ('JM', 'Ямайка', 'Jamaica', '{}', false),
  ('JO', 'Йордания', 'Jordan', '{}', false),
  ('JP', 'Япония', 'Japan', '{}', false),
  ('KE', 'Кения', 'Kenya', '{}', false),
  ('KG', 'Киргизстан', 'Kyrgyzstan', '{}', false),
  ('KH', 'Камбоджа', 'Cambodia', '{}', false),
  ('KI', 'Кирибати', 'Kiribati', '{}', false),
  ('KM', 'Коморски острови', 'Comoros', '{}', false),
  ('KN', 'Сейнт Китс и Невис', 'St. Kitts & Nevis', '{"Saint Kitts and Nevis"}', false),
  ('KP', 'Северна Корея', 'North Korea', '{}', false),
  ('KR', 'Южна Корея', 'South Korea', '{}', false),
  ('KW', 'Кувейт', 'Kuwait', '{}', false),
  ('KY', 'Кайманови острови', 'Cayman Islands', '{}', false),
  ('KZ', 'Казахстан', 'Kazakhstan', '{}', false),
  ('LA', 'Лаос', 'Laos', '{"Lao People''s Democratic Republic"}', false),
  ('LB', 'Ливан', 'Lebanon', '{}', false),
  ('LC', 'Сейнт Лусия', 'St. Lucia', '{"Saint Lucia"}', false),
  ('LI', 'Лихтенщайн', 'Liechtenstein', '{}', true),
  ('LK', 'Шри Ланка', 'Sri Lanka', '{}', false),
  ('LR', 'Либерия', 'Liberia', '{}', false),
  ('LS', 'Лесото', 'Lesotho', '{}', false),
  ('LT', 'Литва', 'Lithuania', '{}', true),
  ('LU', 'Люксембург', 'Luxembourg', '{}', true),
  ('LV', 'Латвия', 'Latvia', '{}', true),
  ('LY', 'Либия', 'Libya', '{}', false),
  ('MA', 'Мароко', 'Morocco', '{}', false),
  ('MC', 'Монако', 'Monaco', '{}', false),
  ('MD', 'Молдова', 'Moldova', '{"Moldova, Republic of"}', true),
  ('ME', 'Черна гора', 'Montenegro', '{}', false),
  ('MF', 'Сен Мартен', 'St. Martin', '{"Saint Martin (French part)"}', true),
  ('MG', 'Мадагаскар', 'Madagascar', '{}', false),
  ('MH', 'Маршалови острови', 'Marshall Islands', '{}', false),
  ('MK', 'Северна Македония', 'North Macedonia', '{"The Republic of North Macedonia"}', false),
  ('ML', 'Мали', 'Mali', '{}', false),
  ('MM', 'Мианмар (Бирма)', 'Myanmar (Burma)', '{"Myanmar"}', false),
  ('MN', 'Монголия', 'Mongolia', '{}', false),
  ('MO', 'Макао, САР на Китай', 'Macao SAR China', '{"Макао","Macao"}', false),
  ('MP', 'Северни Мариански острови', 'Northern Mariana Islands', '{}', false),
  ('MQ', 'Мартиника', 'Martinique', '{}', true),
  ('MR', 'Мавритания', 'Mauritania', '{}', false),
  ('MS', 'Монтсерат', 'Montserrat', '{}', false),
  ('MT', 'Малта', 'Malta', '{}', true),
  ('MU', 'Мавриций', 'Mauritius', '{}', false),
  ('MV', 'Малдиви', 'Maldives', '{}', false),
  ('MW', 'Малави', 'Malawi', '{}', false),
  ('MX', 'Мексико', 'Mexico', '{}', false),
  ('MY', 'Малайзия', 'Malaysia', '{}', false),
  ('MZ', 'Мозамбик', 'Mozambique', '{}', false),
  ('NA', 'Намибия', 'Namibia', '{}', false),
  ('NC', 'Нова Каледония', 'New Caledonia', '{}', false),
  ('NE', 'Нигер', 'Niger', '{}', false),
  ('NF', 'остров Норфолк', 'Norfolk Island', '{}', false),
  ('NG', 'Нигерия', 'Nigeria', '{}', false),
  ('NI', 'Никарагуа', 'Nicaragua', '{}', false),
  ('NL', 'Нидерландия', 'Netherlands', '{}', true),
  ('NO', 'Норвегия', 'Norway', '{}', true),
  ('NP', 'Непал', 'Nepal', '{}', false),
  ('NR', 'Науру', 'Nauru', '{}', false),
  ('NU', 'Ниуе', 'Niue', '{}', false),
  ('NZ', 'Нова Зеландия', 'New Zealand', '{"Аотеароа Нова Зеландия","Aotearoa New Zealand"}', false),
  ('OM', 'Оман', 'Oman', '{}', false),
  ('PA', 'Панама', 'Panama', '{}', false),
  ('PE', 'Перу', 'Peru', '{}', false),
  ('PF', 'Френска Полинезия', 'French Polynesia', '{}', false),
  ('PG', 'Папуа-Нова Гвинея', 'Papua New Guinea', '{}', false),
  ('PH', 'Филипини', 'Philippines', '{}', false),
  ('PK', 'Пакистан', 'Pakistan', '{}', false),
  ('PL', 'Полша', 'Poland', '{}', true),
  ('PM', 'Сен Пиер и Микелон', 'St. Pierre & Miquelon', '{"Saint Pierre and Miquelon"}', false),
  ('PR', 'Пуерто Рико', 'Puerto Rico', '{}', false),
  ('PS', 'Палестински територии', 'Palestinian Territories', '{"Палестина","State of Palestine","Palestine"}', false),
  ('PT', 'Португалия', 'Portugal', '{}', true),
  ('PW', 'Палау', 'Palau', '{}', false),
  ('PY', 'Парагвай', 'Paraguay', '{}', false),
  ('QA', 'Катар', 'Qatar', '{}', false),
  ('RE', 'Реюнион', 'Réunion', '{"Reunion"}', true),
  ('RO', 'Румъния', 'Romania', '{}', true),
  ('RS', 'Сърбия', 'Serbia', '{}', false),
  ('RU', 'Русия', 'Russia', '{"Russian Federation"}', false),
  ('RW', 'Руанда', 'Rwanda', '{}', false),
  ('SA', 'Саудитска Арабия', 'Saudi Arabia', '{}', false),
  ('SB', 'Соломонови острови', 'Solomon Islands', '{}', false),
  ('SC', 'Сейшели', 'Seychelles', '{}', false),
  ('SD', 'Судан', 'Sudan', '{}', false),
  ('SE', 'Швеция', 'Sweden', '{}', true),
  ('SG', 'Сингапур', 'Singapore', '{}', false),
  ('SH', 'Света Елена', 'St. Helena', '{"Saint Helena"}', false),
  ('SI', 'Словения', 'Slovenia', '{}', true),
  ('SJ', 'Свалбард и Ян Майен', 'Svalbard & Jan Mayen', '{"Svalbard and Jan Mayen"}', false),
  ('SK', 'Словакия', 'Slovakia', '{}', true),
  ('SL', 'Сиера Леоне', 'Sierra Leone', '{}', false),
  ('SM', 'Сан Марино', 'San Marino', '{}', false),
  ('SN', 'Сенегал', 'Senegal', '{}', false),
  ('SO', 'Сомалия', 'Somalia', '{}', false),
  ('SR', 'Суринам', 'Suriname', '{}', false),
  ('SS', 'Южен Судан', 'South Sudan', '{}', false),
  ('ST', 'Сао Томе и Принсипи', 'São Tomé & Príncipe', '{"Sao Tome and Principe"}', false),
  ('SV', 'Салвадор', 'El Salvador', '{}', false),
  ('SX', 'Синт Мартен', 'Sint Maarten', '{"Sint Maarten (Dutch part)"}', false),
  ('SY', 'Сирия', 'Syria', '{"Syrian Arab Republic"}', false),
  ('SZ', 'Есватини', 'Eswatini', '{"Свазиленд","Swaziland"}', false),
  ('TC', 'острови Търкс и Кайкос', 'Turks & Caicos Islands', '{"Turks and Caicos Islands"}', false),
  ('TD', 'Чад', 'Chad', '{}', false),
  ('TG', 'Того', 'Togo', '{}', false),
  ('TH', 'Тайланд', 'Thailand', '{}', false),
  ('TJ', 'Таджикистан', 'Tajikistan', '{}', false),
  ('TK', 'Токелау', 'Tokelau', '{}', false),
  ('TL', 'Тимор Лесте', 'Timor-Leste', '{"Източен Тимор","East Timor"}', false),
  ('TM', 'Туркменистан', 'Turkmenistan', '{}', false),
  ('TN', 'Тунис', 'Tunisia', '{}', false),
  ('TO', 'Тонга', 'Tonga', '{}', false),
  ('TR', 'Турция', 'Türkiye', '{"Turkey"}', false),
  ('TT', 'Тринидад и Тобаго', 'Trinidad & Tobago', '{"Trinidad and Tobago"}', false),
  ('TV', 'Тувалу', 'Tuvalu', '{}', false),
  ('TW', 'Тайван', 'Taiwan', '{"Taiwan, Province of China"}', false),
  ('TZ', 'Танзания', 'Tanzania', '{"United Republic of Tanzania"}', false),
  ('UA', 'Украйна', 'Ukraine', '{}', true),
  ('UG', 'Уганда', 'Uganda', '{}', false),
  ('US', 'Съединени щати', 'United States', '{"САЩ","United States of America","US"}', false),
  ('UY', 'Уругвай', 'Uruguay', '{}', false),
  ('UZ', 'Узбекистан', 'Uzbekistan', '{}', false),
  ('VA', 'Ватикан', 'Vatican City', '{"Holy See (Vatican City State)"}', false),
  ('VC', 'Сейнт Винсънт и Гренадини', 'St. Vincent & Grenadines', '{"Saint Vincent and the Grenadines"}', false),
  ('VE', 'Венецуела', 'Venezuela', '{}', false),
  ('VG', 'Британски Вирджински острови', 'British Virgin Islands', '{"Virgin Islands, British"}', false),
  ('VI', 'Американски Вирджински острови', 'U.S. Virgin Islands', '{"Virgin Islands, U.S."}', false),
  ('VN', 'Виетнам', 'Vietnam', '{}', false),
  ('VU', 'Вануату', 'Vanuatu', '{}', false),
  ('WF', 'Уолис и Футуна', 'Wallis & Futuna', '{"Wallis and Futuna"}', false),
  ('WS', 'Самоа', 'Samoa', '{}', false),
  ('XK', 'Косово', 'Kosovo', '{}', false),
  ('YE', 'Йемен', 'Yemen', '{}', false),
  ('YT', 'Майот', 'Mayotte', '{}', true),
  ('ZA', 'Южна Африка', 'South Africa', '{}', false),
  ('ZM', 'Замбия', 'Zambia', '{}', false),
  ('ZW', 'Зимбабве', 'Zimbabwe', '{}', false);

-- Where the operator charges alike.
create table roaming_zone (
  zone text primary key,
  name_bg text not null,
  name_en text not null
);

create table roaming_country (
  country_id text primary key references country,
  zone text not null references roaming_zone,
  -- Its place among the countries people go to most.
  popularity integer
);

create table roaming_plan (
  plan_id text primary key,
  adx_code text not null,
  component_type text not null check (component_type in ('MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF')),
  is_archived boolean not null default false,
  is_for_prepaid boolean not null default false,
  name_bg text not null,
  name_en text not null,
  description_bg text not null,
  description_en text not null,
  -- Of a package once, of the others every month.
  price_cents integer not null check (price_cents >= 0),
  -- A package holds so many days from the first connection abroad, and has so much in it.
  valid_days integer check (valid_days > 0),
  minutes integer not null default 0 check (minutes >= 0),
  sms integer not null default 0 check (sms >= 0),
  megabytes integer not null default 0 check (megabytes >= 0),
  position integer not null,
  unique (plan_id, component_type),
  check ((component_type = 'PACKAGE') = (valid_days is not null))
);

-- Where a package holds.
create table roaming_package_zone (
  plan_id text not null references roaming_plan,
  zone text not null references roaming_zone,
  primary key (plan_id, zone)
);

-- What a main tariff charges in a zone; an additional tariff changes only what it names.
create table roaming_rate (
  plan_id text not null references roaming_plan,
  zone text not null references roaming_zone,
  outgoing_cents integer check (outgoing_cents >= 0),
  incoming_cents integer check (incoming_cents >= 0),
  sms_cents integer check (sms_cents >= 0),
  megabyte_cents integer check (megabyte_cents >= 0),
  primary key (plan_id, zone)
);

create trigger raise_version after insert or update or delete or truncate on roaming_zone
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on roaming_country
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on roaming_plan
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on roaming_package_zone
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on roaming_rate
  for each statement execute function raise_catalogue_version();

-- What a number has of a plan, or once had.
create table service_roaming (
  customer_id bigint not null,
  service_id text not null,
  plan_id text not null,
  component_type text not null,
  -- A package may run several times at once.
  active_count integer not null default 0 check (active_count >= 0),
  -- What the network is being asked for.
  pending text check (pending in ('activate', 'deactivate')),
  activated_on date,
  -- Of a package, its last day, known once it was first used abroad.
  expires_on date,
  used_minutes integer not null default 0 check (used_minutes >= 0),
  used_sms integer not null default 0 check (used_sms >= 0),
  used_megabytes integer not null default 0 check (used_megabytes >= 0),
  primary key (customer_id, service_id, plan_id),
  foreign key (customer_id, service_id) references service,
  foreign key (plan_id, component_type) references roaming_plan (plan_id, component_type),
  check (component_type = 'PACKAGE' or active_count <= 1),
  check (active_count = 0 or activated_on is not null)
);
-- A number never has two main tariffs, whatever writes here.
create unique index service_roaming_one_main_tariff on service_roaming (customer_id, service_id)
  where component_type = 'MAIN_TARIFF' and active_count > 0;

-- The sums at which data roaming stops by itself.
create table drt_limit (
  limit_id text primary key,
  value_cents integer not null unique check (value_cents > 0),
  -- What holds for whoever has chosen nothing.
  is_default boolean not null default false
);
create unique index drt_limit_one_default on drt_limit (is_default) where is_default;

create table service_drt (
  customer_id bigint not null,
  service_id text not null,
  -- Null is the one that holds for everybody.
  limit_id text references drt_limit,
  used_cents integer not null default 0 check (used_cents >= 0),
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- The credit limits a customer may choose between.
create table credit_limit_choice (
  account_type text not null check (account_type in ('Private', 'Business')),
  value_cents integer not null check (value_cents > 0),
  primary key (account_type, value_cents)
);

-- Where a number goes next, and what it means to take along.
create table roaming_trip (
  customer_id bigint not null,
  service_id text not null,
  account_id bigint not null references account,
  country_id text not null references country,
  starts_on date not null,
  ends_on date not null,
  plan_id text references roaming_plan,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service,
  check (ends_on >= starts_on)
);
create index roaming_trip_by_account on roaming_trip (account_id);

-- An order to the network may take something off, too.
alter table provisioning_order add column removes text[] not null default '{}';
