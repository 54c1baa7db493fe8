project = "A course"
html_static_path = ["_static"]
html_css_files = ["plyscope/plyscope.css"]
html_js_files = ["plyscope/plyscope.standalone.js"]
html_favicon = "_static/plyscope/icon.svg"
