export const answersEn = {
  bill_higher_question: 'Why is my bill higher?',
  bill_higher_answer:
    'Open the bill: at the top it says how much it differs from the previous one and why, to the cent. You can ask us beside every line.',
  bill_paid_question: 'I paid, but the bill is still open',
  bill_paid_answer:
    'A payment by card shows as soon as the bank confirms it. A transfer from another bank takes up to one working day. Do not pay twice: “Payments” shows how far it is.',
  automatic_question: 'How do I pay bills automatically?',
  automatic_answer:
    'Save a card and choose which contracts it pays. We write to you before each charge, and the card pays on the due day.',
  wifi_password_question: 'How do I see or change the Wi-Fi password?',
  wifi_password_answer:
    'Open the settings of the home network. There you see the password, can change it, and share it with guests by a code.',
  slow_internet_question: 'The internet at home is slow',
  slow_internet_answer:
    'See which devices are connected, and to which network. Distant devices work better on 2.4 GHz, near ones on 5 GHz. If the router is offline, unplug it for a minute.',
  abroad_question: 'What should I do before I travel abroad?',
  abroad_answer:
    'Choose the country and see prices and packages. In the European Union you use your plan as at home. For other countries a package is much cheaper than the price per megabyte.',
  data_left_question: 'How much data do I have left?',
  data_left_answer:
    '“Usage” shows what is left, when it renews and whether it will last. There you can ask us to warn you.',
  stop_extra_question: 'How do I stop a service?',
  stop_extra_answer:
    'Open your active extras, choose the service and “Deactivate”. Before you confirm, you see until when you have it and what you lose.',
  premium_question: 'How do I block premium numbers and SMS?',
  premium_answer:
    '“Usage” has a switch for premium services. Turn it on and the number cannot call or text them. It applies once the network confirms it.',
  contract_end_question: 'When does my contract end?',
  contract_end_answer: '“Contracts and services” shows the term of each contract, what it includes and its documents.',
  password_question: 'How do I change my password?',
  password_answer:
    'Open “Password” in the profile. If you forgot it, the sign-in page has “Forgotten password”, which sends you a link by e-mail.',
  add_number_question: 'How do I add another number to the profile?',
  add_number_answer:
    'Choose “Add a service” and confirm with a code that the number is yours or that you use it. The contract does not change.',
};
