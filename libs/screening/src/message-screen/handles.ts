import { plain } from './reading.js';

/** Returns the names of messengers and networks in other scripts, in plain form. */
const inScripts = (names: string): string => names.split(' ').map(plain).join('|');

/** Spellings of the names of messengers and networks, in plain text. */
const MESSENGERS = String.raw`telegra?ms?|tele ?gram|what'?s? ?app?|wh?ats?app?|wh?atsap|insta ?grams?|snap ?chat|${inScripts(
  'टेलीग्राम टेलिग्राम व्हाट्सएप व्हाट्सऐप व्हाट्सअप वॉट्सएप वॉट्सऐप इंस्टाग्राम ಟೆಲಿಗ್ರಾಂ ಟೆಲಿಗ್ರಾಮ್ ವಾಟ್ಸಪ್ ವಾಟ್ಸಾಪ್ ವಾಟ್ಸ್ಆಪ್ ವಾಟ್ಸ್‌ಆ್ಯಪ್ ಇನ್‌ಸ್ಟಾಗ್ರಾಂ ಇನ್ಸ್ಟಾಗ್ರಾಮ್',
)}`;
/** Short names that also have other meanings. */
const SHORT_NAMES = `insta|ig|tg|snap|signal|skype|discord|arattai|facebook|fb|messenger|${inScripts('इंस्टा ಇನ್‌ಸ್ಟಾ')}`;
const EDGE = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}_])`;
const ANY_MESSENGER = `${EDGE}(?:${MESSENGERS}|${SHORT_NAMES})${END}`;
/** Words and signs between a messenger and an account name there. */
const LEADS_TO = String.raw`(?:[\s:=@(\[,~>-]|(?:me|us|at|on|is|par|pe|pr|to|hai|naa?m|name|my|our|पर|है|ನಲ್ಲಿ)${END})*`;
/** Words for an account name in a messenger. */
const NAMED = String.raw`(?:i\.?d|ids|handle|user ?name|user|acc?(?:ount)?|आईडी|ಐಡಿ)${END}`;

/** A word with a sign or a figure inside, which is no word of a language: `fastjobs_blr`, `asha.k`, `kavya2024`. */
const MADE_UP = String.raw`(?:[a-z]{2}[a-z]*(?:\d*_|\d{2,})[a-z0-9_.]*|[a-z]{3,}\.(?!com\b|in\b)[a-z]{1,12}[a-z0-9_.]*|_[a-z0-9_.]{3,})`;

/** A link that opens a chat or a profile. */
const CHAT_LINK =
  /\b(?:wa\s?\.\s?me|t\s?\.\s?me|chat\.whatsapp\.com|telegram\.me|instagram\.com|snapchat\.com|bit\.ly|forms\.gle)\s?\//u;
/** An account with its sign: "telegram @fastjobs", "insta par @fastjobs", "@fastjobs on telegram". */
const WITH_SIGN = new RegExp(
  String.raw`${ANY_MESSENGER}[^.\n]{0,12}@ ?[a-z0-9_]{3,}|@[a-z0-9_.]{4,} ?(?:on|in|par|pe) ${ANY_MESSENGER}`,
  'u',
);
const WITH_MADE_UP = new RegExp(
  String.raw`${ANY_MESSENGER}(?: ?${NAMED})?${LEADS_TO}${EDGE}${MADE_UP}|${EDGE}${MADE_UP} ?(?:on|in|par|pe) ${ANY_MESSENGER}`,
  'u',
);
/** The word after "id", "handle" or "user name" of a messenger in a sentence. */
const NAMED_WORD = new RegExp(
  String.raw`${ANY_MESSENGER} ?(?:i\.?d|handle|user ?name|आईडी|ಐಡಿ)${END}${LEADS_TO}([a-z][a-z0-9_.]{3,})`,
  'gu',
);
const INVITED_WORD = new RegExp(
  String.raw`${ANY_MESSENGER} ?(?:(?:me|us) (?:at|on)|(?:at|:|=)) ?([a-z][a-z0-9_.]{4,})`,
  'gu',
);
const JOIN_GROUP = /\b(?:join|message|msg|contact|ping)\b[^.\n]{0,20}\b(?:on|our) (?:telegram|whatsapp) group/u;

const INVITATION = new RegExp(
  String.raw`${EDGE}(?:${MESSENGERS}|insta) ?(?:me|us|karo|karen?|kare|kijiye|madi|maadi|करो|करें|कीजिए|ಮಾಡಿ)${END}|${EDGE}(?:dm|message|msg|ping|contact|reach|text|write to) (?:me |us )?(?:on|at|in|via) (?:${MESSENGERS}|${SHORT_NAMES})${END}`,
  'u',
);
/** The word after "id", "handle" or "user name" of a messenger in a title. */
const NAMED_IN_TITLE = new RegExp(
  String.raw`${ANY_MESSENGER} ?(?:i\.?d|handle|user ?name|आईडी|ಐಡಿ)${END}[^\p{L}\p{N}]*([\p{L}\p{N}_.]*)`,
  'gu',
);
/** The last word after a messenger: a name that continues has several words, such as "Telegram Paratha House". */
const WORD_BEHIND = new RegExp(
  String.raw`${EDGE}(?:${MESSENGERS}) ?[:=>~-]? ?([a-z][a-z0-9_.]{5,})${END}(?=\s*(?:$|[^\p{L}\s]|(?:now|only|today|for|to|and|or)${END}))`,
  'gu',
);

/** Words after the name of a messenger where the messenger is an object of the work, beside those of WORK_ENDINGS. */
const WORK_WORDS: ReadonlySet<string> = new Set(
  `about account accounts activity admin adverts after agency algorithm also always analyst analytics announcements apis
  assistant assistants audience automation available aware away baker bakery based batch before blogger board boutique brand
  brands broadcast business calls camera campaign campaigns canvas catalog catalogue central channel channels chat chats
  chatbot chatbots client clients collab collabs college commerce communities community company content copy copies cover
  create creative creatives creator crypto daily dashboard deals desk details digital direct discord drafts ecommerce
  english enquiry enquiries excel executive experience expert experts facebook fashion feed feeds flows follow followers
  follow-up food forum forums from front full-time fulltime gaming global google graphic graphics group groups growth
  handle handles helpdesk helpline helpmate hindi home inbox india influence inside integrations intern interns invoice
  jobs kannada kitchen language lead leads limited linkedin live local lounge mail maintenance mails marketplace media
  member members memes message messages messenger meta mobile model models music networks news node office offline online
  only operations order orders other outlet owner page pages paid partner payments people personal phone photo photos
  pinterest platform please portal post posts private product products profile profiles project promo promos proof
  python react reach reel reels replies reply report reports reseller response sales savvy screen script search seller
  sellers service services shoot shoots shop shops signal skills small social software sports staff startup status store
  stores stories story strategy studio subscriptions support system systems task tasks team teams tech telegram template
  templates through tool tools traffic trend trends tweets twitter typing under update updates using video videos viral
  voice webhook cakes captain clothes clothing garments jewellery jewelry kurtis medicine medicines saree sarees sweets tiffin website week weekly whatsapp which wise with without women words work workflows youtube
  karna karne kaam kaise nahin chalana chalane dekhna sambhalna bhejna banana`.split(/\s+/),
);
/** Endings of words for trades and activities. */
const WORK_ENDINGS =
  /(?:er|ers|or|ors|ing|ings|ist|ists|ant|ants|ent|ents|ive|ives|ion|ions|ment|ship|ial|cal|ity|ics|ful)$/;
/** Parts of names of accounts that offer work. */
const OFFER =
  /^(?=.{8,}$)(?:.+(?:jobs?|hiring|careers?|earn|naukri|official|kaam)|(?:jobs?|hiring|careers?|earn|naukri|official|kaam).+)/;

const isOrdinary = (word: string): boolean => {
  const bare = word.replace(/\.+$/, '');
  return WORK_WORDS.has(bare) || (WORK_ENDINGS.test(bare) && !OFFER.test(bare));
};

/** Returns whether one of the words captured by `pattern` is no word for work. */
const hasName = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(([, word = '']) => !isOrdinary(word));

/** Words of a sentence about an account that are not its name. */
const OF_SENTENCES = new Set(
  `again asap batao batana below bhejna bhejo check correct deactivated different first gives given have here hoga later
  locked mine needed only ours please private public required same send sent share should tell thanks that then there this
  today tomorrow what when where which will with working would wrong your yours`.split(/\s+/),
);
const hasNameInSentence = (text: string): boolean =>
  [...text.matchAll(NAMED_WORD), ...text.matchAll(INVITED_WORD)].some(
    ([, word = '']) => !OF_SENTENCES.has(word.replace(/\.+$/, '')) && !isOrdinary(word),
  );

/**
 * Returns true if `text` (made plain) names an account of a messenger or a network: by a link, by its sign, by a word
 * that exists in no language, or by a word for an account name.
 */
export const hasHandle = (text: string): boolean =>
  CHAT_LINK.test(text) || WITH_SIGN.test(text) || WITH_MADE_UP.test(text) || hasNameInSentence(text);

/** Returns true if the text of an advertisement (made plain) names such an account or invites to such a group. */
export const hasHandleOrGroup = (text: string): boolean => hasHandle(text) || JOIN_GROUP.test(text);

/**
 * Returns true if a title or a name (made plain) refers to a messenger: also by a bare word after its name that is no
 * word for work with it, and by an invitation to write there.
 */
export const isNameWithHandle = (text: string): boolean =>
  hasHandle(text) || INVITATION.test(text) || hasName(text, NAMED_IN_TITLE) || hasName(text, WORD_BEHIND);
