import { wordsOf } from '../text-normalisation.js';

/**
 * Common words that are no work but are spelt like it: "diver" is no misspelt driver. Words from which a correction finds what is
 * meant, as "salesmen", are left out.
 */
const ENGLISH = `
  program thinking wild contain suffered supporting basically missionary comprising presenter varying shoulder vandal guarantee
  presently affecting restoring homeless fossils schooling constructive boat abide able aboard accept accounted accurate accuse accuses ache aching acre across activate acts admit adore adores advance
  advances advise advises aerial affects ahead aimed airplane alike alive alone aloud altar ample angle angles anomaly ants
  apart archaic arena arson aside asking asks attack attended audition auditions awaiting award aware away babe backed backhand
  backing badger bail bailing bait bake baked balanced bald ball ballet ballroom balls bandanna bandit bang banned bare barge
  bark barking barrier base bash batch bath bathe bathrobe baths bats batter battle beach beak beam beams bean bear bears beat
  beefing been beep beeper beeping bees bein belly belt bend bent beside best better betting bidder bidding bids biker billion
  bind bistro bite bites bitter blank blanket blast bleed blender blond bloom blow bluffing boar boiling bold bolder bolt
  bondage bonding bone book booked boom boot boots booty border borders boss both bother bounce bounced bound bout bows branded
  brat breach break breaker bred breed brew bridge brink broad broads broke broken brook broom bruising brunch budge buffer bulb
  bull bullion bump bumper bums bunch bunker buns burner burning bury burying bush bust busting butter button buys cage cages
  calf caliber called calm came cancer candy cane canned cannoli cant caps capturing cared carefully carriage carried carries
  carry cart carts carve carving casing cast castle catch catheter cats causes cave caves cellar cello cent cents cereal certain
  chalk chance changed chant chanting chaos chap chapel chaps charge charged charity charm charter chase cheat cheating cheats
  checked cheek cheeks cheering chem chew chic chick chicks chili chill chimp chin choir choking choosing chop chopper chuckling
  cider citation civic clam clams clan clap clapping clarify classy clause claw claws clearer clearing click clicking clip cloak
  clobber clock clone closes clot cloudy clue coast coat coats code colder colleague colonic coma comb come comic commence commie
  commit comp comparing competing complain complains composer compound concerts condition conducted cone cons consent constant
  consul contact contacts contained contains contest context continent contrary contrast convent cookie cool cooling cooperate
  cope cops cord cords core cork cosy couch cough coughing could count counted country courting covering covert cozy crack
  cracking cram crank crash crashing crate crave creaking creating cried crime cringe crock crook crop crops crow crown crows
  cunning cure curse cursing customary cute cuter dads dame danced dandy danger dare daring darlings dart darts dash dashing
  date daunting dawn dead deaf dealt dear dearly debt decision declaration decoy deed deeper deer defiance defines delaying delicate
  delusion demon denial dense deny denying designed despite detain detected detection detonator developed diagnosed dial diaper
  dice died dies dime dine diplomat dire directed directing directive directly dirt disco disk dive diver diversion diving dock
  docks does doling doll dome donating done donor doom dorm dots dove draft drag dragging drawer drawn dread dream dreamer
  dreaming dressed dried drifting drinking drip dripping driven drool drooling dropper dropping drove drowning drunks duck duct
  dude duel dueling dull dumber dump dumped dunk dwell dying each ears eater edit educated eight electrons elevated employ
  employed employer ending enter epic equation ether even ever exchanged execution exist exorcism expansion expect expertise
  extensive faced fact factor factors fade fading fail failing fails faint fair fairy fake faker faking falling fame familia
  fans farce fare faster fate father faulty fear feast feat feather feel feeling feels feet fell feller fellow fender fiance
  fiend fight fights figuring filed fill filled filming finale finder finds fine finer finest finger fired firing firm fishy
  fist five fixed flag flags flailing flake flap flaring flaunt flaw flaws flea fled flee fleeing flew flier fling float
  floating floats flock flood flooding floss flour foam fold folk follower followers fond fool fools footing forcing fore
  forming forth forum foul found founder founding fraction frat freed freighter freshen friend fries fright fringe frog frying
  fully funding funk furry fusion fussing gaggle gala gall gander gang gave gaze gear gender generally generate genes germs gets
  getting ghost ghosts giggle giggles ginger give given gives gland glare glide goat gods golf gone goner goody goof goon goons
  grading graduated graft grain grand grander grass gray grew grieving grim grip groaning groom gross grounded growling grunting
  guardian guess guesser guided gutter hack hacker hacking hairy hallway halo handing handle handled handles hang hardcore harden harm
  harmed harp hash haste hatch hate hating hats haul hazards heading heal healer healing healthy heap heard hearing heart heat
  heed heel heels heights heir held helped helpless herd herring hers hick hide hiding hike hiking hill hind hips hire hitter
  hitting hock hockey hoist hold hole honk hood hoods hook hooking hooks hoot hope hopping hors horse hose hostile hotter hound
  hula hull humane hunk hustle icon ideal idle imitating inferior instance intention intercept intercom interest intuition
  invading invented invention inventor investors inviting involving irony itching jail jars jeep jester jingle jive jogging joint joking
  juicy jump jumper junk karma keep kettle kick kicking kill killed killer killing kills kinds kite knew knob knot knots known
  lace lack lacking lads laid lair lake lame landscape laps lard lark laser lash lass lasting latch late later launder lava
  layer layover lays lazy leaf leaking leaning leap leaping learn lease least leaving ledge left legs lend lending lent less
  lest lets letting lever lice lick licking lighter lightning like liking lime lined linen lining link list listening litter
  lived liver living loaded loaf loathe lobe locking loco lodged loft logging loner long loop loot lords lose loser loses losing lost
  lots lottery loud louder louse love lover lovers loving loyal luck lumber lump lunar lust lying mailing malice malt mangy
  manly manually maple mapping marching mare marital marked marker martyr mask masks massacre mast match mate mater mates mating matter
  maze meal mean means meant mechanism medal medic meds meet melt melting memo mend menial mental mentor meowing message
  messages messy meth mice might mild mind minding mine miners mines mingle mining mink mint misery mister mistress misty mixed
  moan moans mock mocking mode mojo mold mole moms mood moods moor mortal mortals mortuary most motel moth mound mourning mouse
  mouth move moved moves much mucking mule mules musically mute mutually myth nagging name nation natural navigator nearer
  nearly neat neck needing needles neon nerve nest nets neural nice nine none nose nutty oasis oath objective odor older omen
  open operative organism ounce ours outer overload overlook owned pace packet pact pads paged pager paid pain pains painted
  pair pale palm palp pals panda panic pansy panting pants parenting park parks parole partial parting partly passage passing
  past patch patent path paths patience patron pawn paws pays peach peak peaks peck peed peeing peel peep peepers peeping peer
  pending peppers performed persist petition phoned phoney phony phrase picked picket pile piles pill pine pink pint pistol pity
  place places placing plain plains planet planets plank planned plate plates platter platters played plead pleading pleasing
  plotting plow ploy poet poetry pointing pointy poker poking polar poles policies poll polls pollute polo poof poor poppers
  popping porpoise port ports pose posing posted posture potent potty pouch pound pour pouring powder pray prayer praying preach
  preacher precision predict premier pressed pressing pressure presto presume pretty price prices prick pride prima principle
  prison prize probation produce produced producer producers produces programme prom prominent prone prop properly propose
  proposing protect protector protects provided provides providing puck puking pull pulls pulp punching punishing purchased pure
  purest purring purse putting quack qualify quest quite quitter quitting quoting race racial raft rage raid rail raining rake
  rally ranch range rank rapid rapport rare rash rate rates rather ratio rats rattle raving reaction reactions read reads realm
  reap reaper rear rebel rebels recorded recorder recover recovered reef refined regarding regiment rejection relative relatives
  religion rely remaining reminding remove renal render renounce rent rental renting repeating reported rescued reserve
  residence residency resign resisted resort responded rest resting restored rests retain retainer retiring reversed revolting
  rewarding rich ride rides ridge right rights ring ringer ringing riot ripe rise rises rising risking rival river roach roam
  roar roars robe robot rock rode role roles roll roof roster rotation rotting rough round rounded rows royal rubbing rudder
  ruining ruled ruler sack sacks safari safe safely sage said sail sails saints sake sakes salmon same sanctuary sand sane sang
  sank save saves saying says scale scales scam scar scare scares scaring scars scatter scoot score scores scram scrape scraping
  scream screaming scrubbed seal seas seating secretly seed seeing seeking seething sell sending senses sensor sent sera
  settling seven sever severe shade shady shaft shake shaking shall shalt shaman shame shanks shape shared sharing shark sharp
  shave sheep sheer shell ship shipping shirt shock shocking shook shores shorter shot shots shout shouting shouts shove shoving
  show shows shred shrill shutting shyster sick side sigh sighs sight sights signing sillier simple simply sing sings sink
  sinking sinner sins sipping siren sits sitting situation size skid skip skipping skulls slack slam slamming slap slapping slay
  slayer sled sleeper sleeping sleeves slider slight slip slipped slippery slipping slips slit slop slot slower slowing slumber
  smart smell smelling smile snail snails snakes snapping sneaking sniffing snip sniper snitch snooping snore snow snowing soar
  sobs socially sock soda soft softer sold sole solitary solves song sons soothing sore sorry sort sorted sorts soul souls
  sounding soup sour space spaces spades span spared sparing spark spat specially speck speeding speedy spelling spend spending
  spiking spilled spilling spin spinning spirits spit spite spitting splitting spoiling spoke spooks sporting spots sprang
  spreading spree spring sprouts squeaking stab stabbing stable stables stack stacked stacks stag staged stake stale stalk
  stalker stalking stalling standing star stare starring starting starving stat state stating steak steaks steal stealing
  steaming steep steer steering steers stem stepping stereos stick sticking stiff still stings stinker stinking stir stirring
  stole stoned stool stop stopping stored stories storing storm storms story strap stray stream stress stretched striking strip
  struck structure stuck studied stuff stuffing stump stunning stylish subtle such suction sued suing suit suited suits sums
  sunk sunny superb superior supper supplied supplies sure survival surviving sutures swab swam sway swaying swear swearing
  sweat sweating sweats sweep sweeps sweeter swell swelling swept swift swine swing swinging swings swiped switched switching
  sword swore tack taken tale tales talk talker talks tall taller tame tape taping tapping tart taste tasting tear tell telling
  tempt tend tens tenth tested text thanking that thee theme there these thigh thing threat threw thunder tick ticking tide
  tides ties tight tighter tights till tilt timed timer tipped tipping tired title titles toad toaster toasting toes told tomato
  tone tones tons took toot tooth topping torch tore toss touching touchy tough touring towel tracing track trading trail trailing
  trails trained traitor transform trap travelled tray tread tree triad tribal trick tried tripping troll trot truce trunk
  trusting trying tuck tucking tumor tuning turned twitch unit unload upsetting user utter vanish vast vault veal vein vending
  vent vents vest vibe vile villain vine vines virtually visually vittles vouch vows wack wager wailing wake wakes waking walked
  wallet wand wander wandering wanting warm warmed warming warn warned warning warp wars washed wasted wasting wave waves waving
  weak weakling weakness wealthy wearing weary weasel weasels weather weave weep weeping weighs welcomed wench went were whale
  whaler whaling whine whip whipping whirring wide wider widow widows wife will wind winds wing wings wink winner winning wins
  winter wipe wire wires wise wish wishes wishing witch wither witness wits wives wonder wool wore workplace world worm worn
  worry worth would wounding write writes yard yards year yelling yield youth zipper zone zoning
`;

/** Hindi and Kannada in Latin letters. */
const ROMANISED = `
  hawai jahaz hawaii bhav diwali dawai mausam
  aakar aake aakhir maadi halli palya layout phase cross main stage block
  aage aana aane aankh aasan aase aasman aata abhi accha acha achha adalat ajja ajji akasha akka akki alli aloo amma andar
  angoor angoothi anna appa aushadhi baad baal baap baarish bachat bachpan bada badal bagilu bahan bahar bahut baithna bandar
  barish batte bayi bazaar bazar beech beedi bega behan bekku belagge bele beligge benki beta beti bhagwan bhai bhains bhanuvara
  bhashe bhaya bhumi bijli bili billi bimari bisilu bohot bolna budhavara budhvar bukhar bura byah chabi chacha chali chand
  chandra channagide chappali chasma chawal cheeni chennagide chhat chhota chidiya chikka chota chunav daari dada dadi dant dari
  darwaza dawa deewar dekhna dena desh devaru devasthana dhanyavad dhanyavada dheere dina dodda doodh door doora dopahar dost
  dosti duddu dukh dukha dulha dulhan duniya eerulli elli emme eshtu estu gaali gaana gaanv gaay gajar galat gali gana gante
  gaon garmi geet gelathi geleya ghanta ghee ghoda girja gudi gulabi guruvar guruvara haadu haalu haath haavu habba haddi hadu
  hafta hagalu hakki haladi haleya halli hallu hana hannu hara hasiru hasna hasu hathi hattira hawa hechchu hege hegide himmat
  hinde hona hosa hotte hrudaya huli idhar ilaaj illa illi indu ishta ishwar ivattu jaana jagna jaldi jaroori jasti jatre jawab
  jindagi jola joota jungle jvara jyada kaagaz kaan kadime kagaz kahan kahani kaisa kaise kaisi kala kalam kalu kannadaka kannu
  kanoon kapda kapde kappu karna karz kashta kathe kaun kayi kela kelage kemmu kempu ketta khabar khansi khara kharcha khel
  khidki khoon khushi kidhar kitaab kitab kitaki kitna kitne kitni kivi koli kothi kshamisi kudure kursi kutta kyon kyun lamba
  lena likhna maaf maatu machhli madhyahna maduve maga magalu mahina majjige malae male mama mami mandir mane mangalavara
  mangalvar masala masjid mata matu mausam mazhe meenu mehnat mehnga mele minute mirch mohalla monne mosaru muft mugu munde
  murgi mushkil naadidu naak naam naale nach nadi nagara nahi nahin nakshatra nale namak namaskara namaste nambike nana nani napasand nataka
  naya nayi neeche neela neeli neeru nenne neta nidhana nildana nimisha ninne niru olle olleya ooru paani paas pada padhna pahad
  pahle pair paisa panche pani parivar parso parson pasand pati patni patrike patta peeche peela pehle pencil pete phool pita
  pooje prarthana puja purana pustak pustaka pyaar pyaaz pyar raasta raat raatri ragi rajya rasta raste ratri ravivar rishta
  rogi rona roti rupaya rupaye rupayi saal saala saanp saaru saas sabzi sadak safed sahi samajhna samay sambar samudra sanje
  santosha santra sapna sapne sardi sarkar sasta sasur sawal seedha seere sekhe shaam shadi shahar sham shanivar shanivara
  sheher sher shukravar shukravara shukriya sihi snehita sochna somavara somvar sona subah sukh sulabha sunna suraj surya swagat
  swagata tabiyat takat tale tamasha tamatar tamma tangi taqat tara tarakari tare tareekh thand thandi thoda tingalu topi udda
  udhar ulta umeed upar uppu uthna vara varsha vote wahan yaake yaaru yahan yake yavaaga yavaga yelli yenu zaroori zindagi zyada
`;

const INDIC = `
  आसान उम्मीद कहाँ कहानी कागज़ कितना कितने किताब किताबें कैसे खबर खिड़की गुरुवार चाँद चीनी चुनाव जवाब ज़रूरी ज़िंदगी तबीयत
  त्योहार दरवाज़ा दीवार दुनिया दोपहर दोस्त धन्यवाद नमक नमस्ते पड़ोसी परिवार पसंद पहाड़ पानी बचपन बाज़ार बादल बारिश बिजली बीमारी
  बुखार बुधवार भगवान मंगलवार मंदिर मसाला मस्जिद महीना मालिक मालूम मुश्किल मेहनत मौसम यहाँ रविवार रास्ता रिश्ता वहाँ शनिवार
  शुक्रवार सड़क सपना समाचार समुद्र सरकार सवाल सुबह सूरज सोमवार हफ़्ता
  ಆಕಾಶ ಆರೋಗ್ಯ ಇವತ್ತು ಈರುಳ್ಳಿ ಕಥೆ ಕಷ್ಟ ಕಿಟಕಿ ಕುದುರೆ ಗಾಳಿ ಗುರುವಾರ ಗೆಳೆಯ ಚಂದ್ರ ಚುನಾವಣೆ ಜ್ವರ ತಿಂಗಳು ದೇವರು ದೇವಸ್ಥಾನ ಧನ್ಯವಾದ ನಂಬಿಕೆ
  ನಕ್ಷತ್ರ ನಗರ ನಮಸ್ಕಾರ ನಾಟಕ ನಾಳೆ ನಿನ್ನೆ ನೀರು ಪತ್ರಿಕೆ ಪುಸ್ತಕ ಪುಸ್ತಕಗಳು ಬಾಗಿಲು ಬಿಸಿಲು ಬುಧವಾರ ಬೆಳಿಗ್ಗೆ ಭಾನುವಾರ ಭಾಷೆ ಭೂಮಿ ಮಂಗಳವಾರ
  ಮಜ್ಜಿಗೆ ಮಧ್ಯಾಹ್ನ ಮಳೆ ಮಾಲೀಕ ಮೊಸರು ಯಾವಾಗ ರಸ್ತೆ ವರ್ಷ ಶನಿವಾರ ಶುಕ್ರವಾರ ಸಂಜೆ ಸಂತೋಷ ಸರ್ಕಾರ ಸುದ್ದಿ ಸುಲಭ ಸೂರ್ಯ ಸೋಮವಾರ ಸ್ನೇಹಿತ ಹಕ್ಕಿ
  ಹಬ್ಬ ಹಳ್ಳಿ ಹಾಡು ಹೃದಯ ಹೇಗಿದೆ
`;

const ORDINARY = new Set([ENGLISH, ROMANISED, INDIC].flatMap((words) => words.split(/\s+/u).flatMap(wordsOf)));

/** Whether a normalised word is a common word of its language that is no work: nothing that is meant to be another word. */
export const isOrdinaryWord = (word: string): boolean => ORDINARY.has(word);
