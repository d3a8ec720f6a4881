import { EMOJI_WORDS } from "../../content/embed/embed.ts";

/**
 * The emoji that people write most, with the names by which chat knows them: the emoji, a colon, its names with the
 * one that chat shows first. Flags of countries are not listed, as their names follow from the country's letters.
 */
export const EMOJI_GROUPS: readonly { title: string; emoji: string }[] = [
  {
    title: EMOJI_WORDS.groups.faces,
    emoji:
      "😀:grinning 😃:smiley 😄:smile 😁:grin 😆:laughing,satisfied 🥹:face_holding_back_tears 😅:sweat_smile 😂:joy 🤣:rofl " +
      "🥲:smiling_face_with_tear ☺️:relaxed 😊:blush 😇:innocent 🙂:slight_smile 🙃:upside_down 😉:wink 😌:relieved " +
      "😍:heart_eyes 🥰:smiling_face_with_3_hearts 😘:kissing_heart 😗:kissing 😙:kissing_smiling_eyes " +
      "😚:kissing_closed_eyes 😋:yum 😛:stuck_out_tongue 😝:stuck_out_tongue_closed_eyes " +
      "😜:stuck_out_tongue_winking_eye 🤪:zany_face 🤨:face_with_raised_eyebrow 🧐:face_with_monocle 🤓:nerd " +
      "😎:sunglasses 🥸:disguised_face 🤩:star_struck 🥳:partying_face 😏:smirk 😒:unamused 😞:disappointed 😔:pensive " +
      "😟:worried 😕:confused 🙁:slight_frown ☹️:frowning2 😣:persevere 😖:confounded 😫:tired_face 😩:weary " +
      "🥺:pleading_face 😢:cry 😭:sob 😤:triumph 😠:angry 😡:rage 🤬:face_with_symbols_over_mouth 🤯:exploding_head " +
      "😳:flushed 🥵:hot_face 🥶:cold_face 😱:scream 😨:fearful 😰:cold_sweat 😥:disappointed_relieved 😓:sweat " +
      "🤗:hugging 🤔:thinking 🫣:face_with_peeking_eye 🤭:face_with_hand_over_mouth 🫢:face_with_open_eyes_and_hand_over_mouth " +
      "🫡:saluting_face 🤫:shushing_face 🫠:melting_face 🤥:lying_face 😶:no_mouth 🫥:dotted_line_face 😐:neutral_face " +
      "🫤:face_with_diagonal_mouth 😑:expressionless 😬:grimacing 🙄:rolling_eyes 😯:hushed 😦:frowning 😧:anguished " +
      "😮:open_mouth 😲:astonished 🥱:yawning_face 😴:sleeping 🤤:drooling_face 😪:sleepy 😵:dizzy_face 🤐:zipper_mouth " +
      "🥴:woozy_face 🤢:nauseated_face 🤮:face_vomiting 🤧:sneezing_face 😷:mask 🤒:thermometer_face 🤕:head_bandage " +
      "🤑:money_mouth 🤠:cowboy 😈:smiling_imp 👿:imp 👹:japanese_ogre 👺:japanese_goblin 🤡:clown 💩:poop,shit,hankey " +
      "👻:ghost 💀:skull ☠️:skull_crossbones 👽:alien 👾:space_invader 🤖:robot 🎃:jack_o_lantern 😺:smiley_cat 😸:smile_cat " +
      "😹:joy_cat 😻:heart_eyes_cat 😼:smirk_cat 😽:kissing_cat 🙀:scream_cat 😿:crying_cat_face 😾:pouting_cat " +
      "🙈:see_no_evil 🙉:hear_no_evil 🙊:speak_no_evil",
  },
  {
    title: EMOJI_WORDS.groups.people,
    emoji:
      "👋:wave 🤚:raised_back_of_hand ✋:raised_hand 🖖:vulcan 👌:ok_hand 🤌:pinched_fingers 🤏:pinching_hand ✌️:v " +
      "🤞:fingers_crossed 🤟:love_you_gesture 🤘:metal 🤙:call_me 👈:point_left 👉:point_right 👆:point_up_2 " +
      "🖕:middle_finger 👇:point_down ☝️:point_up 👍:thumbsup,+1 👎:thumbsdown,-1 ✊:fist 👊:punch 🤛:left_facing_fist " +
      "🤜:right_facing_fist 👏:clap 🙌:raised_hands 🫶:heart_hands 👐:open_hands 🤲:palms_up_together 🤝:handshake 🙏:pray " +
      "✍️:writing_hand 💅:nail_care 🤳:selfie 💪:muscle 🦾:mechanical_arm 🦵:leg 🦶:foot 👂:ear 👃:nose 🧠:brain 🦷:tooth " +
      "🦴:bone 👀:eyes 👁️:eye 👅:tongue 👄:lips 💋:kiss 👶:baby 🧒:child 👦:boy 👧:girl 🧑:adult 👨:man 👩:woman " +
      "🧓:older_adult 👴:older_man 👵:older_woman 👮:police_officer 🕵️:detective 💂:guard 🥷:ninja 👷:construction_worker " +
      "🤴:prince 👸:princess 🧙:mage 🧚:fairy 🧛:vampire 🧜:merperson 🧝:elf 🧞:genie 🧟:zombie 🦸:superhero 🦹:supervillain " +
      "👼:angel 🎅:santa 🙇:person_bowing 💁:person_tipping_hand 🙅:person_gesturing_no 🙆:person_gesturing_ok " +
      "🙋:person_raising_hand 🤦:person_facepalming,facepalm 🤷:person_shrugging,shrug 🏃:person_running 💃:dancer " +
      "🕺:man_dancing 🧑‍💻:technologist 👥:busts_in_silhouette 👤:bust_in_silhouette 🗣️:speaking_head 👪:family 👣:footprints",
  },
  {
    title: EMOJI_WORDS.groups.nature,
    emoji:
      "🐶:dog 🐱:cat 🐭:mouse 🐹:hamster 🐰:rabbit 🦊:fox 🐻:bear 🐼:panda_face 🐻‍❄️:polar_bear 🐨:koala 🐯:tiger 🦁:lion_face " +
      "🐮:cow 🐷:pig 🐸:frog 🐵:monkey_face 🐔:chicken 🐧:penguin 🐦:bird 🐤:baby_chick 🦆:duck 🦅:eagle 🦉:owl 🦇:bat 🐺:wolf " +
      "🐗:boar 🐴:horse 🦄:unicorn 🐝:bee 🐛:bug 🦋:butterfly 🐌:snail 🐞:lady_beetle 🐜:ant 🕷️:spider 🕸️:spider_web " +
      "🦂:scorpion 🐢:turtle 🐍:snake 🦎:lizard 🦖:t_rex 🦕:sauropod 🐙:octopus 🦑:squid 🦐:shrimp 🦀:crab 🐡:blowfish " +
      "🐠:tropical_fish 🐟:fish 🐬:dolphin 🐳:whale 🐋:whale2 🦈:shark 🦭:seal 🐊:crocodile 🐘:elephant 🦒:giraffe 🦘:kangaroo " +
      "🐑:sheep 🐐:goat 🦌:deer 🐕:dog2 🐈:cat2 🐈‍⬛:black_cat 🐓:rooster 🦃:turkey 🦚:peacock 🦜:parrot 🦢:swan 🦩:flamingo " +
      "🕊️:dove 🐇:rabbit2 🦝:raccoon 🦥:sloth 🐁:mouse2 🐿️:chipmunk 🦔:hedgehog 🐾:feet,paw_prints 🐉:dragon 🐲:dragon_face " +
      "🌵:cactus 🎄:christmas_tree 🌲:evergreen_tree 🌳:deciduous_tree 🌴:palm_tree 🌱:seedling 🌿:herb ☘️:shamrock " +
      "🍀:four_leaf_clover 🍃:leaves 🍂:fallen_leaf 🍁:maple_leaf 🍄:mushroom 🐚:shell 💐:bouquet 🌷:tulip 🌹:rose 🥀:wilted_rose " +
      "🪷:lotus 🌺:hibiscus 🌸:cherry_blossom 🌼:blossom 🌻:sunflower 🌞:sun_with_face 🌝:full_moon_with_face " +
      "🌚:new_moon_with_face 🌙:crescent_moon 🌎:earth_americas 🌍:earth_africa 🌏:earth_asia 🪐:ringed_planet 💫:dizzy ⭐:star " +
      "🌟:star2 ✨:sparkles ⚡:zap ☄️:comet 💥:boom 🔥:fire,flame 🌪️:cloud_tornado 🌈:rainbow ☀️:sunny ⛅:partly_sunny ☁️:cloud " +
      "🌧️:cloud_rain ⛈️:thunder_cloud_rain ❄️:snowflake ☃️:snowman2 ⛄:snowman 🌬️:wind_blowing_face 💨:dash 💧:droplet " +
      "💦:sweat_drops ☔:umbrella 🌊:ocean",
  },
  {
    title: EMOJI_WORDS.groups.food,
    emoji:
      "🍏:green_apple 🍎:apple 🍐:pear 🍊:tangerine 🍋:lemon 🍌:banana 🍉:watermelon 🍇:grapes 🍓:strawberry 🫐:blueberries " +
      "🍈:melon 🍒:cherries 🍑:peach 🥭:mango 🍍:pineapple 🥥:coconut 🥝:kiwi 🍅:tomato 🍆:eggplant 🥑:avocado 🥦:broccoli " +
      "🥒:cucumber 🌶️:hot_pepper 🌽:corn 🥕:carrot 🧄:garlic 🧅:onion 🥔:potato 🥐:croissant 🍞:bread 🥖:french_bread " +
      "🥨:pretzel 🧀:cheese 🥚:egg 🍳:cooking 🥞:pancakes 🧇:waffle 🥓:bacon 🍗:poultry_leg 🍖:meat_on_bone 🌭:hotdog " +
      "🍔:hamburger 🍟:fries 🍕:pizza 🥪:sandwich 🌮:taco 🌯:burrito 🥗:salad 🍝:spaghetti 🍜:ramen 🍲:stew 🍛:curry 🍣:sushi " +
      "🍱:bento 🍚:rice 🍙:rice_ball 🍦:icecream 🍨:ice_cream 🍰:cake 🎂:birthday 🧁:cupcake 🥧:pie 🍭:lollipop 🍬:candy " +
      "🍫:chocolate_bar 🍿:popcorn 🍩:doughnut 🍪:cookie 🍯:honey_pot 🥛:milk ☕:coffee 🍵:tea 🧃:beverage_box 🧋:bubble_tea " +
      "🍺:beer 🍻:beers 🥂:champagne_glass 🍷:wine_glass 🥃:tumbler_glass 🍸:cocktail 🍹:tropical_drink 🍾:champagne 🧊:ice_cube " +
      "🥄:spoon 🍴:fork_and_knife 🍽️:fork_knife_plate",
  },
  {
    title: EMOJI_WORDS.groups.activities,
    emoji:
      "⚽:soccer 🏀:basketball 🏈:football 🥎:softball ⚾:baseball 🎾:tennis 🏐:volleyball 🎱:8ball 🏓:ping_pong 🏸:badminton " +
      "🏒:hockey ⛳:golf 🏹:bow_and_arrow 🎣:fishing_pole_and_fish 🥊:boxing_glove 🥋:martial_arts_uniform 🛹:skateboard ⛸️:ice_skate " +
      "🎿:ski 🏆:trophy 🥇:first_place 🥈:second_place 🥉:third_place 🏅:medal 🎖️:military_medal 🎗️:reminder_ribbon 🎫:ticket " +
      "🎟️:tickets 🎪:circus_tent 🎭:performing_arts 🎨:art 🎬:clapper 🎤:microphone 🎧:headphones 🎼:musical_score " +
      "🎹:musical_keyboard 🥁:drum 🎷:saxophone 🎺:trumpet 🎸:guitar 🎻:violin 🎲:game_die ♟️:chess_pawn 🎯:dart 🎳:bowling " +
      "🎮:video_game 🕹️:joystick 🎰:slot_machine 🧩:jigsaw 🎉:tada 🎊:confetti_ball 🎈:balloon 🎁:gift 🎀:ribbon 🎆:fireworks " +
      "🎇:sparkler 🪄:magic_wand 🃏:black_joker",
  },
  {
    title: EMOJI_WORDS.groups.travel,
    emoji:
      "🚗:red_car 🚕:taxi 🚌:bus 🏎️:race_car 🚓:police_car 🚑:ambulance 🚒:fire_engine 🚚:truck 🚜:tractor 🏍️:motorcycle 🚲:bike " +
      "🚨:rotating_light 🚂:steam_locomotive 🚆:train2 ✈️:airplane 🛫:airplane_departure 🛬:airplane_arriving 🚀:rocket " +
      "🛸:flying_saucer 🚁:helicopter ⛵:sailboat 🚢:ship ⚓:anchor ⛽:fuelpump 🚧:construction 🚦:vertical_traffic_light " +
      "🛑:octagonal_sign 🗺️:map 🗽:statue_of_liberty 🏰:european_castle 🏟️:stadium 🎡:ferris_wheel 🏖️:beach 🏝️:island " +
      "🌋:volcano ⛰️:mountain 🏕️:camping 🏠:house 🏡:house_with_garden 🏢:office 🏥:hospital 🏦:bank 🏫:school 🏛️:classical_building " +
      "⛪:church 🌅:sunrise 🌃:night_with_stars 🌌:milky_way 🌉:bridge_at_night ⌚:watch 📱:iphone 💻:computer ⌨️:keyboard 🖥️:desktop " +
      "🖨️:printer 🖱️:mouse_three_button 💾:floppy_disk 💿:cd 📷:camera 📸:camera_with_flash 🎥:movie_camera 📞:telephone_receiver ☎️:telephone " +
      "📺:tv 📻:radio 🎙️:microphone2 ⏱️:stopwatch ⏰:alarm_clock ⌛:hourglass ⏳:hourglass_flowing_sand 📡:satellite 🔋:battery " +
      "🔌:electric_plug 💡:bulb 🔦:flashlight 🕯️:candle 🗑️:wastebasket 💸:money_with_wings 💵:dollar 💰:moneybag 🪙:coin " +
      "💳:credit_card 💎:gem ⚖️:scales 🧰:toolbox 🔧:wrench 🔨:hammer 🛠️:tools ⛏️:pick 🔩:nut_and_bolt ⚙️:gear 🧱:bricks ⛓️:chains " +
      "🧲:magnet 🔫:gun 💣:bomb 🧨:firecracker 🪓:axe 🔪:knife 🗡️:dagger ⚔️:crossed_swords 🛡️:shield 🔮:crystal_ball 🧿:nazar_amulet " +
      "🔭:telescope 🔬:microscope 🩹:adhesive_bandage 💊:pill 💉:syringe 🧬:dna 🧪:test_tube 🌡️:thermometer 🧹:broom 🧻:roll_of_paper " +
      "🚽:toilet 🛁:bathtub 🧼:soap 🔑:key 🗝️:key2 🚪:door 🪑:chair 🛋️:couch 🛏️:bed 🧸:teddy_bear 🖼️:frame_photo 🛍️:shopping_bags " +
      "🛒:shopping_cart ✉️:envelope 📩:envelope_with_arrow 📧:e_mail,email 💌:love_letter 📥:inbox_tray 📤:outbox_tray 📦:package " +
      "🏷️:label 📬:mailbox_with_mail 📜:scroll 📄:page_facing_up 📊:bar_chart 📈:chart_with_upwards_trend " +
      "📉:chart_with_downwards_trend 🗒️:notepad_spiral 🗓️:calendar_spiral 📆:calendar 📅:date 📇:card_index 📋:clipboard " +
      "📁:file_folder 📂:open_file_folder 📰:newspaper 📓:notebook 📕:closed_book 📗:green_book 📘:blue_book 📙:orange_book 📚:books " +
      "📖:book 🔖:bookmark 🔗:link 📎:paperclip 📐:triangular_ruler 📌:pushpin 📍:round_pushpin ✂️:scissors 🖊️:pen_ballpoint " +
      "✒️:black_nib 🖌️:paintbrush 🖍️:crayon 📝:pencil,memo ✏️:pencil2 🔍:mag 🔎:mag_right 🔒:lock 🔓:unlock 🔐:closed_lock_with_key " +
      "👑:crown 🎩:tophat 🧢:billed_cap 👓:eyeglasses 🕶️:dark_sunglasses 👕:shirt 👖:jeans 👗:dress 👟:athletic_shoe 👠:high_heel " +
      "🎒:school_satchel 💄:lipstick 💍:ring ☂️:umbrella2",
  },
  {
    title: EMOJI_WORDS.groups.symbols,
    emoji:
      "❤️:heart 🩷:pink_heart 🧡:orange_heart 💛:yellow_heart 💚:green_heart 💙:blue_heart 🩵:light_blue_heart 💜:purple_heart " +
      "🖤:black_heart 🩶:grey_heart 🤍:white_heart 🤎:brown_heart 💔:broken_heart ❤️‍🔥:heart_on_fire ❤️‍🩹:mending_heart " +
      "❣️:heart_exclamation 💕:two_hearts 💞:revolving_hearts 💓:heartbeat 💗:heartpulse 💖:sparkling_heart 💘:cupid 💝:gift_heart " +
      "💟:heart_decoration ☮️:peace ✝️:cross ☪️:star_and_crescent 🕉️:om_symbol ☯️:yin_yang ✡️:star_of_david 🔯:six_pointed_star ♾️:infinity " +
      "🆔:id ⚛️:atom ☢️:radioactive ☣️:biohazard 📴:mobile_phone_off 📳:vibration_mode 🆚:vs 🆘:sos ❌:x ⭕:o ⛔:no_entry " +
      "📛:name_badge 🚫:no_entry_sign 💯:100 💢:anger ♨️:hotsprings 🔞:underage 📵:no_mobile_phones 🚭:no_smoking ❗:exclamation " +
      "❕:grey_exclamation ❓:question ❔:grey_question ‼️:bangbang ⁉️:interrobang ⚠️:warning 🔱:trident ⚜️:fleur_de_lis 🔰:beginner " +
      "♻️:recycle ✅:white_check_mark ❇️:sparkle ✳️:eight_spoked_asterisk ❎:negative_squared_cross_mark 🌐:globe_with_meridians " +
      "💠:diamond_shape_with_a_dot_inside Ⓜ️:m 🌀:cyclone 💤:zzz ♿:wheelchair 🅿️:parking 🚻:restroom 🆗:ok 🆙:up 🆒:cool 🆕:new " +
      "🆓:free 🆖:ng 0️⃣:zero 1️⃣:one 2️⃣:two 3️⃣:three 4️⃣:four 5️⃣:five 6️⃣:six 7️⃣:seven 8️⃣:eight 9️⃣:nine 🔟:keycap_ten " +
      "🔢:1234 #️⃣:hash *️⃣:asterisk ⏏️:eject ▶️:arrow_forward ⏸️:pause_button ⏯️:play_pause ⏹️:stop_button ⏺️:record_button " +
      "⏭️:track_next ⏮️:track_previous ⏩:fast_forward ⏪:rewind ◀️:arrow_backward 🔼:arrow_up_small 🔽:arrow_down_small ➡️:arrow_right " +
      "⬅️:arrow_left ⬆️:arrow_up ⬇️:arrow_down ↗️:arrow_upper_right ↘️:arrow_lower_right ↙️:arrow_lower_left ↖️:arrow_upper_left " +
      "↕️:arrow_up_down ↔️:left_right_arrow ↪️:arrow_right_hook ↩️:leftwards_arrow_with_hook ⤴️:arrow_heading_up " +
      "⤵️:arrow_heading_down 🔀:twisted_rightwards_arrows 🔁:repeat 🔂:repeat_one 🔄:arrows_counterclockwise 🔃:arrows_clockwise " +
      "🎵:musical_note 🎶:notes ➕:heavy_plus_sign ➖:heavy_minus_sign ➗:heavy_division_sign ✖️:heavy_multiplication_x 💲:heavy_dollar_sign " +
      "™️:tm ©️:copyright ®️:registered 🔚:end 🔙:back 🔛:on 🔝:top 🔜:soon ✔️:heavy_check_mark ☑️:ballot_box_with_check 🔘:radio_button " +
      "🔴:red_circle 🟠:orange_circle 🟡:yellow_circle 🟢:green_circle 🔵:blue_circle 🟣:purple_circle 🟤:brown_circle ⚫:black_circle " +
      "⚪:white_circle 🟥:red_square 🟧:orange_square 🟨:yellow_square 🟩:green_square 🟦:blue_square 🟪:purple_square 🟫:brown_square " +
      "⬛:black_large_square ⬜:white_large_square 🔶:large_orange_diamond 🔷:large_blue_diamond 🔸:small_orange_diamond " +
      "🔹:small_blue_diamond 🔺:small_red_triangle 🔻:small_red_triangle_down 🔊:loud_sound 🔇:mute 🔉:sound 🔈:speaker 🔔:bell " +
      "🔕:no_bell 📣:mega 📢:loudspeaker 💬:speech_balloon 💭:thought_balloon 🗯️:anger_right ♠️:spades ♣️:clubs ♥️:hearts ♦️:diamonds " +
      "🏁:checkered_flag 🚩:triangular_flag_on_post 🏴:flag_black 🏳️:flag_white 🏳️‍🌈:rainbow_flag,gay_pride_flag 🏴‍☠️:pirate_flag",
  },
];
